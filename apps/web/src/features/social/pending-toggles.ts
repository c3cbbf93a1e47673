import type { PendingToggle } from '@quintet/domain/social/pending-toggle';
import { atom, type Getter } from 'jotai/vanilla';

/** Toggles that change at once and are then sent. */
export type SocialToggleType = 'like' | 'collect' | 'follow' | 'like-comment';

/** The pending toggles by type and id; one set per session store. */
const togglesBase = atom<ReadonlyMap<string, PendingToggle>>(new Map());

const keyOf = (type: SocialToggleType, id: string): string => `${type}:${id}`;

export const getPendingToggle = (get: Getter, type: SocialToggleType, id: string): PendingToggle | undefined =>
  get(togglesBase).get(keyOf(type, id));

export const setPendingToggleAtom = atom(
  null,
  (get, set, type: SocialToggleType, id: string, toggle: PendingToggle | undefined) => {
    const toggles = new Map(get(togglesBase));
    if (toggle) toggles.set(keyOf(type, id), toggle);
    else toggles.delete(keyOf(type, id));
    set(togglesBase, toggles);
  },
);
