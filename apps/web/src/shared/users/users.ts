import type { Schemas } from '@quintet/api/types';
import { atom } from 'jotai/vanilla';
import { remarksAtom } from './remarks.ts';

type UserSummary = Schemas['UserSummary'];

const FIELDS = ['nickname', 'avatar', 'avatar_thumbnail', 'account_cancelled'] as const;

/** A user. Cached with the original nickname; `usersAtom` shows the remark nickname instead, if there is one (spec §3). */
export type KnownUser = Pick<UserSummary, 'id' | (typeof FIELDS)[number]>;

/** The user with the original nickname, as the directory and the device hold it. */
export const toKnownUser = ({
  id,
  nickname,
  origin_nickname,
  avatar,
  avatar_thumbnail,
  account_cancelled,
}: Omit<UserSummary, 'origin_nickname'> & { origin_nickname?: string }): KnownUser => ({
  id,
  // A group that an older version of the app has cached has no original nickname.
  nickname: origin_nickname ?? nickname,
  avatar,
  avatar_thumbnail,
  ...(account_cancelled && { account_cancelled }),
});

export const isSameUser = (one: KnownUser | undefined, other: KnownUser): boolean =>
  one !== undefined && FIELDS.every((field) => one[field] === other[field]);

const usersBase = atom<ReadonlyMap<string, KnownUser>>(new Map());

/** The one directory of users by id, as this user sees them; members only. Each slice puts in the users that it receives. */
export const usersAtom = atom((get) => {
  const [users, remarks] = [get(usersBase), get(remarksAtom)];
  if (remarks.size === 0) return users;
  const shown = new Map(users);
  for (const [id, nickname] of remarks) {
    const user = users.get(id);
    if (user) shown.set(id, { ...user, nickname });
  }
  return shown;
});

export const putUsersAtom = atom(null, (get, set, users: readonly KnownUser[]) => {
  const known = get(usersBase);
  const changed = users.filter((user) => !isSameUser(known.get(user.id), user));
  if (changed.length > 0) set(usersBase, new Map([...known, ...changed.map((user) => [user.id, user] as const)]));
});
