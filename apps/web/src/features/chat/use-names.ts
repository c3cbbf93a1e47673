import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useChatClient } from './chat-client-atom.ts';
import { groupAtom, usersAtom } from './sync/atoms.ts';
import type { CachedUser } from './storage/schema.ts';
import { useShallowStable } from './use-event-callback.ts';

export interface Names {
  getUser(id: string): Pick<CachedUser, 'nickname' | 'avatar_thumbnail'> | undefined;
  /** The name at the start of a sentence; “You” for this user. */
  getName(id: string): string;
  /** Names at the end of a sentence; more than three are counted. */
  getNames(ids: readonly string[]): string;
}

const MAX_NAMES = 3;

/** Names of a group’s members by id; fetches unknown ones. */
export function useNames(groupId: string, ids: readonly string[]): Names {
  const intl = useIntl();
  const chat = useChatClient();
  const users = useAtomValue(usersAtom);
  // Re-reading a group creates a new target object.
  const target = useShallowStable(useAtomValue(groupAtom(groupId))?.target);
  const missingIds = [...new Set(ids)]
    .filter((id) => id !== chat?.me && id !== target?.id)
    .sort()
    .join(' ');

  useEffect(() => {
    if (missingIds !== '') chat?.requestUsers(groupId, missingIds.split(' '));
  }, [chat, groupId, missingIds]);

  return useMemo(() => {
    const deletedUser = { nickname: intl.formatMessage({ id: 'chat.room.cancelled' }), avatar_thumbnail: null };
    const getUser = (id: string): ReturnType<Names['getUser']> => {
      const known = id === target?.id ? target : users.get(id);
      return known?.account_cancelled ? deletedUser : known;
    };
    const getName = (id: string): string =>
      id === chat?.me
        ? intl.formatMessage({ id: 'chat.you' })
        : (getUser(id)?.nickname ?? intl.formatMessage({ id: 'chat.someone' }));
    return {
      getUser,
      getName,
      getNames(of) {
        const object = (id: string): string =>
          id === chat?.me ? intl.formatMessage({ id: 'chat.you-object' }) : getName(id);
        const named = intl.formatList(of.slice(0, MAX_NAMES).map(object), { type: 'unit', style: 'short' });
        const count = of.length - MAX_NAMES;
        return count > 0 ? intl.formatMessage({ id: 'chat.names.and-more' }, { names: named, count }) : named;
      },
    };
  }, [chat, intl, users, target]);
}
