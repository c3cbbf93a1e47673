/** That somebody is typing in a group: told to whoever is there, and kept nowhere. */
export type Typing = { group_id: string; user_id: string };

/**
 * What instances tell each other at once: that events were committed ("look"), and what is not worth an event. A signal
 * may be lost: the next one, or the dispatcher's own look, heals it.
 */
export type Signal = 'look' | { typing: Typing };

export type Signals = {
  /** To all instances, this one included. Never fails and never waits. */
  send: (signal: Signal) => void;
  /** Gives the function that ends listening. */
  listen: (listener: (signal: Signal) => void) => () => void;
  close: () => Promise<void>;
};

/** Within one process. */
export function createLocalSignals(): Signals {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    send: (signal) => listeners.forEach((listener) => listener(signal)),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {},
  };
}
