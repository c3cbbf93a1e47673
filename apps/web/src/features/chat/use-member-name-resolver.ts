import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { createNameResolver, type NameResolver, groupUsersByKeyAtom } from '../../shared/users/users.ts';
import { useChatClient } from './chat-client-atom.ts';

/** Names of a group’s members by id; fetches unknown ones. */
export function useMemberNameResolver(groupId: string, ids: readonly string[]): NameResolver {
  const intl = useIntl();
  const chat = useChatClient();
  const me = chat?.me;
  const users = useAtomValue(groupUsersByKeyAtom);
  const otherIds = [...new Set(ids)]
    .filter((id) => id !== me)
    .sort()
    .join(' ');

  useEffect(() => {
    if (otherIds !== '') chat?.requestUsers(groupId, otherIds.split(' '));
  }, [chat, groupId, otherIds]);

  return useMemo(() => createNameResolver(intl, users, me, groupId), [intl, users, me, groupId]);
}
