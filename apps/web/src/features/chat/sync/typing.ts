import type { createStore } from 'jotai/vanilla';
import type { TypingNotice } from '../../../shared/events/socket.ts';
import { setTypingUserIdsAtom, typingUserIdsAtomFamily } from './atoms.ts';

/** How long a typing notice counts (the contract, TypingFrame), and the pause between own notices; milliseconds. */
const TYPING_TTL_MS = 6000;
const SEND_INTERVAL_MS = 3000;

export interface TypingTracker {
  readonly receive: (typing: TypingNotice) => void;
  /** The user's message has arrived. */
  readonly stop: (typing: TypingNotice) => void;
  /** This user is typing in a group. */
  readonly sendTyping: (groupId: string) => void;
  readonly close: () => void;
}

/** Tracks who is typing in which group; entries expire. */
export function createTypingTracker(
  store: ReturnType<typeof createStore>,
  send: (groupId: string) => void,
): TypingTracker {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let lastSent = { groupId: '', at: -Infinity };

  const keyOf = ({ group_id, user_id }: TypingNotice): string => `${group_id}/${user_id}`;
  const others = ({ group_id, user_id }: TypingNotice): readonly string[] =>
    store.get(typingUserIdsAtomFamily(group_id)).filter((id) => id !== user_id);

  function stop(typing: TypingNotice): void {
    const key = keyOf(typing);
    if (!timers.has(key)) return;
    clearTimeout(timers.get(key));
    timers.delete(key);
    store.set(setTypingUserIdsAtom, typing.group_id, others(typing));
  }

  return {
    receive(typing) {
      const key = keyOf(typing);
      if (!timers.has(key)) store.set(setTypingUserIdsAtom, typing.group_id, [...others(typing), typing.user_id]);
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => stop(typing), TYPING_TTL_MS),
      );
    },
    stop,
    sendTyping(groupId) {
      const at = performance.now();
      if (lastSent.groupId === groupId && at - lastSent.at < SEND_INTERVAL_MS) return;
      lastSent = { groupId, at };
      send(groupId);
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
