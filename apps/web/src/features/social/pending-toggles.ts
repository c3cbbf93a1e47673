import type { Wish } from '@quintet/domain/social/toggle';
import { atom, type Getter } from 'jotai/vanilla';

/** The switches of the server's that answer the finger at once. */
export type SwitchKind = 'like' | 'collect' | 'follow' | 'like-comment';

/** What was pressed and is on its way, by kind and id. One set per session's store. */
const wishesBase = atom<ReadonlyMap<string, Wish>>(new Map());

const keyOf = (kind: SwitchKind, id: string): string => `${kind}:${id}`;

export const wishIn = (get: Getter, kind: SwitchKind, id: string): Wish | undefined =>
  get(wishesBase).get(keyOf(kind, id));

export const setWishAtom = atom(null, (get, set, kind: SwitchKind, id: string, wish: Wish | undefined) => {
  const wishes = new Map(get(wishesBase));
  if (wish) wishes.set(keyOf(kind, id), wish);
  else wishes.delete(keyOf(kind, id));
  set(wishesBase, wishes);
});
