import type { Schemas } from '@quintet/api/types';
import { atom } from 'jotai/vanilla';

const FIELDS = ['nickname', 'avatar', 'avatar_thumbnail', 'account_cancelled'] as const;

/** A user as this user sees them: `nickname` is the remark nickname, if there is one (spec §3). */
export type KnownUser = Pick<Schemas['UserSummary'], 'id' | (typeof FIELDS)[number]>;

export const isSameUser = (one: KnownUser | undefined, other: KnownUser): boolean =>
  one !== undefined && FIELDS.every((field) => one[field] === other[field]);

const usersBase = atom<ReadonlyMap<string, KnownUser>>(new Map());

/** The one directory of users by id; members only. Each slice puts in the users that it receives. */
export const usersAtom = atom((get) => get(usersBase));

export const putUsersAtom = atom(null, (get, set, users: readonly KnownUser[]) => {
  const known = get(usersBase);
  const changed = users.filter((user) => !isSameUser(known.get(user.id), user));
  if (changed.length > 0) set(usersBase, new Map([...known, ...changed.map((user) => [user.id, user] as const)]));
});
