import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseAddress } from '../../base/database/connect.ts';
import { listenToChannel } from '../../base/database/listen.ts';
import type { Database } from '../../base/database/types.ts';
import { createLocalInstanceSignals, type InstanceSignal, type InstanceSignals } from './signals.ts';

/** Carries texts between instances; it may lose some. */
type PubSubTransport = { publish: (text: string) => Promise<void>; close: () => Promise<void> };

/** Connects to the other instances and passes their texts to `hear`. Never fails: it reconnects by itself. */
type ConnectPubSub = (hear: (text: string) => void) => PubSubTransport;

/**
 * Sends signals to this instance at once, and to the others over the transport. To the others, only one "look" is sent at a
 * time; all further "look" signals in the meantime become one more.
 */
export function createPubSubInstanceSignals(connect: ConnectPubSub, log: Logger): InstanceSignals {
  const here = createLocalInstanceSignals();
  const from = randomUUID();
  const wire = connect((text) => {
    const heard = readNote(text);
    if (!heard) log.warn({ text: text.slice(0, 200) }, 'received an unknown signal from another instance');
    else if (heard.from !== from) here.send(heard.signal);
  });
  const publish = (signal: InstanceSignal) =>
    wire
      .publish(JSON.stringify({ from, signal }))
      .catch((error: unknown) => log.debug({ err: error }, 'sending a signal to other instances failed'));
  let isTelling = false;
  let mustTellAgain = false;

  async function tellToPoll(): Promise<void> {
    mustTellAgain = isTelling;
    if (isTelling) return;
    isTelling = true;
    do {
      mustTellAgain = false;
      await publish('poll');
    } while (mustTellAgain);
    isTelling = false;
  }

  return {
    send: (signal) => {
      here.send(signal);
      void (signal === 'poll' ? tellToPoll() : publish(signal));
    },
    listen: (listener) => here.listen(listener),
    close: () => wire.close(),
  };
}

type Note = { from: string; signal: InstanceSignal };

/** Null for a text that no instance sends: other users of the database may write to its channel, too. */
function readNote(text: string): Note | null {
  let note: Partial<{ from: unknown; signal: unknown }> | null;
  try {
    note = JSON.parse(text) as typeof note;
  } catch {
    return null;
  }
  const { from, signal } = note ?? {};
  return typeof from === 'string' && isSignal(signal) ? { from, signal } : null;
}

function isSignal(signal: unknown): signal is InstanceSignal {
  if (signal === 'poll') return true;
  const { typing } = (signal ?? {}) as { typing?: { group_id?: unknown; user_id?: unknown } };
  return typeof typing?.group_id === 'string' && typeof typing.user_id === 'string';
}

const CHANNEL = 'quintet';

/** Connects the instances on one database by LISTEN and NOTIFY. */
export function createPostgresPubSubConnector(
  address: DatabaseAddress,
  db: Kysely<Database>,
  log: Logger,
): ConnectPubSub {
  return (hear) => {
    const close = listenToChannel(address, CHANNEL, {
      onNotification: hear,
      onLost: (problem) =>
        log.warn({ err: problem }, 'the LISTEN connection broke; events of other instances arrive by polling'),
    });
    return {
      publish: async (text) => {
        await sql`select pg_notify(${CHANNEL}, ${text})`.execute(db);
      },
      close,
    };
  };
}

/** Connects instances over a Redis channel. The caller keeps and closes `publisher`. */
export function createRedisPubSubConnector(publisher: Redis, channel: string): ConnectPubSub {
  return (hear) => {
    // A subscribed Redis connection cannot send other commands.
    const listener = publisher.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    listener.on('error', () => {});
    listener.on('message', (_channel, text) => hear(text));
    listener.subscribe(channel).catch(() => {});
    return {
      publish: async (text) => {
        await publisher.publish(channel, text);
      },
      close: async () => listener.disconnect(),
    };
  };
}
