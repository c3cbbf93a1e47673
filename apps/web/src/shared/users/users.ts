import type { Schemas } from '@quintet/api/types';
import { atom } from 'jotai/vanilla';
import type { IntlShape } from 'react-intl';
import { NAME_LIST_FORMAT } from './name-list.ts';
import { remarkNicknamesAtom, getNicknameWithoutRemark } from './remarks.ts';

type UserSummary = Schemas['UserSummary'];

const FIELDS = ['nickname', 'avatar', 'avatar_thumbnail', 'account_cancelled'] as const;

/** A user in a group. Cached with their own name; `groupUsersByKeyAtom` shows the remark nickname instead, if there is one (spec §3). */
export type CachedGroupUser = Pick<UserSummary, 'id' | (typeof FIELDS)[number]> & { readonly key: string };

/** The key of a user in the directory: users may have a name of their own in each group. */
export const toGroupUserKey = (groupId: string, userId: string): string => `${groupId}/${userId}`;

/** The user with their own name in the group, as the directory and the device hold it. */
export const toCachedGroupUser = (user: UserSummary, groupId: string): CachedGroupUser => {
  const { id, avatar, avatar_thumbnail, account_cancelled } = user;
  return {
    key: toGroupUserKey(groupId, id),
    id,
    nickname: getNicknameWithoutRemark(user),
    avatar,
    avatar_thumbnail,
    ...(account_cancelled && { account_cancelled }),
  };
};

export const isUserUnchanged = (one: CachedGroupUser | undefined, other: CachedGroupUser): boolean =>
  one !== undefined && FIELDS.every((field) => one[field] === other[field]);

const usersBase = atom<ReadonlyMap<string, CachedGroupUser>>(new Map());

/** The one directory of users by group and id, as this user sees them; members only. The chats put in the users that they receive. */
export const groupUsersByKeyAtom = atom((get) => {
  const [users, remarks] = [get(usersBase), get(remarkNicknamesAtom)];
  if (remarks.size === 0) return users;
  const shown = new Map(users);
  for (const [key, user] of users) {
    const nickname = remarks.get(user.id);
    if (nickname) shown.set(key, { ...user, nickname });
  }
  return shown;
});

export const upsertGroupUsersAtom = atom(null, (get, set, users: readonly CachedGroupUser[]) => {
  const known = get(usersBase);
  const changed = users.filter((user) => !isUserUnchanged(known.get(user.key), user));
  if (changed.length > 0) set(usersBase, new Map([...known, ...changed.map((user) => [user.key, user] as const)]));
});

/** What is shown of a user: the remark nickname or nickname, and the avatar; neither once the account is cancelled. */
export type DisplayUser = Pick<CachedGroupUser, 'nickname' | 'avatar_thumbnail'>;

export const toDisplayUser = (intl: IntlShape, user: Omit<CachedGroupUser, 'key'>): DisplayUser =>
  user.account_cancelled
    ? { nickname: intl.formatMessage({ id: 'kit.user.cancelled' }), avatar_thumbnail: null }
    : user;

export interface NameResolver {
  getUser(id: string): DisplayUser | undefined;
  /** The name at the start of a sentence; “You” for this user. */
  getName(id: string): string;
  /** Names at the end of a sentence; more than three are counted. */
  getNames(ids: readonly string[]): string;
}

const MAX_NAMES = 3;

/** Names of the group's users in the directory, for the user `me`. */
export function createNameResolver(
  intl: IntlShape,
  users: ReadonlyMap<string, CachedGroupUser>,
  me: string | undefined,
  groupId: string,
): NameResolver {
  const getUser = (id: string): DisplayUser | undefined => {
    const known = users.get(toGroupUserKey(groupId, id));
    return known && toDisplayUser(intl, known);
  };
  const getName = (id: string): string =>
    id === me
      ? intl.formatMessage({ id: 'kit.user.you' })
      : (getUser(id)?.nickname ?? intl.formatMessage({ id: 'kit.user.someone' }));
  const getObjectName = (id: string): string =>
    id === me ? intl.formatMessage({ id: 'kit.user.you-object' }) : getName(id);
  return {
    getUser,
    getName,
    getNames(ids) {
      const names = intl.formatList(ids.slice(0, MAX_NAMES).map(getObjectName), NAME_LIST_FORMAT);
      const count = ids.length - MAX_NAMES;
      return count > 0 ? intl.formatMessage({ id: 'kit.user.and-more' }, { names, count }) : names;
    },
  };
}
