import type { createStore } from 'jotai/vanilla';
import type { Typing } from '../../../shared/events/socket.ts';
import { putTypistsAtom, typistsAtom } from './atoms.ts';

/** Milliseconds that one is taken for typing after it was said (the contract, TypingFrame), and between sayings. */
const LASTS = 6000;
const EVERY = 3000;

export interface Typists {
  readonly hear: (typing: Typing) => void;
  /** What they typed has come. */
  readonly stop: (typing: Typing) => void;
  /** This user types in a group. */
  readonly say: (groupId: string) => void;
  readonly close: () => void;
}

/** Who is typing where, as far as it is known; forgotten by itself. */
export function createTypists(store: ReturnType<typeof createStore>, tell: (groupId: string) => void): Typists {
  const endings = new Map<string, ReturnType<typeof setTimeout>>();
  let said = { groupId: '', at: -Infinity };

  const keyOf = ({ group_id, user_id }: Typing): string => `${group_id}/${user_id}`;
  const others = ({ group_id, user_id }: Typing): readonly string[] =>
    store.get(typistsAtom(group_id)).filter((id) => id !== user_id);

  function stop(typing: Typing): void {
    const key = keyOf(typing);
    if (!endings.has(key)) return;
    clearTimeout(endings.get(key));
    endings.delete(key);
    store.set(putTypistsAtom, typing.group_id, others(typing));
  }

  return {
    hear(typing) {
      const key = keyOf(typing);
      if (!endings.has(key)) store.set(putTypistsAtom, typing.group_id, [...others(typing), typing.user_id]);
      clearTimeout(endings.get(key));
      endings.set(
        key,
        setTimeout(() => stop(typing), LASTS),
      );
    },
    stop,
    say(groupId) {
      const at = performance.now();
      if (said.groupId === groupId && at - said.at < EVERY) return;
      said = { groupId, at };
      tell(groupId);
    },
    close() {
      for (const ending of endings.values()) clearTimeout(ending);
    },
  };
}
