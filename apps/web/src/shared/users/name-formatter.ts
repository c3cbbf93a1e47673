import type { IntlShape } from 'react-intl';
import type { KnownUser } from './users.ts';

/** What is shown of a user: the remark nickname or nickname, and the avatar; neither once the account is cancelled. */
export type DisplayUser = Pick<KnownUser, 'nickname' | 'avatar_thumbnail'>;

export const toDisplayUser = (intl: IntlShape, user: KnownUser): DisplayUser =>
  user.account_cancelled
    ? { nickname: intl.formatMessage({ id: 'kit.user.cancelled' }), avatar_thumbnail: null }
    : user;

export interface NameFormatter {
  getUser(id: string): DisplayUser | undefined;
  /** The name at the start of a sentence; “You” for this user. */
  getName(id: string): string;
  /** Names at the end of a sentence; more than three are counted. */
  getNames(ids: readonly string[]): string;
}

const MAX_NAMES = 3;

/** Separates names by commas only; the type `unit` has no separator in Chinese. */
export const NAME_LIST = { type: 'conjunction', style: 'narrow' } as const;

/** Names of the users in the directory, for the user `me`. */
export function createNameFormatter(
  intl: IntlShape,
  users: ReadonlyMap<string, KnownUser>,
  me: string | undefined,
): NameFormatter {
  const getUser = (id: string): DisplayUser | undefined => {
    const known = users.get(id);
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
      const names = intl.formatList(ids.slice(0, MAX_NAMES).map(getObjectName), NAME_LIST);
      const count = ids.length - MAX_NAMES;
      return count > 0 ? intl.formatMessage({ id: 'kit.user.and-more' }, { names, count }) : names;
    },
  };
}
