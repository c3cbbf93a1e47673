import { FollowRelation } from '@quintet/api/enums';
import type { Author } from '@quintet/domain/social/media';
import { atom, type Getter } from 'jotai/vanilla';
import { remarkNicknamesAtom } from '../../shared/users/remarks.ts';
import { shallowEqual } from './shallow-atom.ts';
import { getPendingToggle } from './pending-toggles.ts';

/** All authors of this session by id, as last received from the server. */
export const authorsByIdAtom = atom<ReadonlyMap<string, Author>>(new Map());

/** The author as this user sees them: with the remark nickname and a pending follow. */
export function toShownAuthor(get: Getter, known: Author): Author {
  const latest = get(authorsByIdAtom).get(known.id) ?? known;
  const nickname = get(remarkNicknamesAtom).get(latest.user_id);
  const author = nickname ? { ...latest, nickname } : latest;
  const pending = getPendingToggle(get, 'follow', author.id);
  if (!pending) return author;
  const relation = pending.wanted ? FollowRelation.FOLLOWING : FollowRelation.NOT_FOLLOWING;
  return { ...author, is_followed: pending.wanted, relation };
}

/** Saves authors from a response. */
export const upsertAuthorsAtom = atom(null, (get, set, authors: readonly Author[]) => {
  const known = get(authorsByIdAtom);
  const changed = authors.filter((author) => {
    const before = known.get(author.id);
    return !before || !shallowEqual(before, author);
  });
  if (changed.length > 0)
    set(authorsByIdAtom, new Map([...known, ...changed.map((author) => [author.id, author] as const)]));
});
