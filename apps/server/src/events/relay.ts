import { randomUUID } from 'node:crypto';
import { createLocalSignals, type Signal, type Signals } from './signals.ts';

/** What carries texts between instances; it may lose some. */
export type Wire = { publish: (text: string) => Promise<void>; close: () => Promise<void> };

/** Connects to the others, and hears what they publish. Never fails: what breaks is mended later. */
export type ConnectWire = (hear: (text: string) => void) => Wire;

/**
 * Signals to this instance at once, and to the others over a wire. However much is committed, one "look" at a time is
 * under way there, and one more after it.
 */
export function relaySignals(connect: ConnectWire, onLost: (error: unknown) => void): Signals {
  const here = createLocalSignals();
  const from = randomUUID();
  const wire = connect((text) => {
    const heard = JSON.parse(text) as { from: string; signal: Signal };
    if (heard.from !== from) here.send(heard.signal);
  });
  const publish = (signal: Signal) => wire.publish(JSON.stringify({ from, signal })).catch(onLost);
  let isTelling = false;
  let mustTellAgain = false;

  async function tellToLook(): Promise<void> {
    mustTellAgain = isTelling;
    if (isTelling) return;
    isTelling = true;
    do {
      mustTellAgain = false;
      await publish('look');
    } while (mustTellAgain);
    isTelling = false;
  }

  return {
    send: (signal) => {
      here.send(signal);
      void (signal === 'look' ? tellToLook() : publish(signal));
    },
    listen: (listener) => here.listen(listener),
    close: () => wire.close(),
  };
}
