/** A user is typing in a group: sent to connected members only, never stored. */
export type TypingSignal = { group_id: string; user_id: string };

/**
 * A message between instances: events were committed ("poll"), or data too short-lived for an event. A signal may be lost:
 * the dispatcher reads missed events at the next signal or poll.
 */
export type InstanceSignal = 'poll' | { typing: TypingSignal };

export type InstanceSignals = {
  /** Sends to all instances, including this one. Never fails and never waits. */
  send: (signal: InstanceSignal) => void;
  /** Returns a function that removes the listener. */
  listen: (listener: (signal: InstanceSignal) => void) => () => void;
  close: () => Promise<void>;
};

/** Signals within one process. */
export function createLocalInstanceSignals(): InstanceSignals {
  const listeners = new Set<(signal: InstanceSignal) => void>();
  return {
    send: (signal) => listeners.forEach((listener) => listener(signal)),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {},
  };
}
