import type { Schemas } from '@quintet/api/types';
import type { NotAddedUser } from '@quintet/ui/views/groups/NotAddedList';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useGetDisplayName } from '../../shared/users/use-display-name.ts';
import { selectableFriendsQuery } from './queries.ts';

/** Returns how users who could not be added are shown: also a former friend, whom the list no longer holds. */
export function useToNotAddedUsers(): (notAdded: readonly Schemas['NotAdded'][]) => NotAddedUser[] {
  const intl = useIntl();
  const getName = useGetDisplayName();
  const { data } = useQuery(selectableFriendsQuery());
  const known = useRef(new Map<string, Schemas['Contact']>());
  useEffect(() => {
    for (const friend of data ?? []) known.current.set(friend.id, friend);
  }, [data]);
  return (notAdded) =>
    notAdded.map(({ user_id: id, reason }) => {
      const friend = known.current.get(id);
      return {
        id,
        reason,
        name: friend ? getName(friend) : intl.formatMessage({ id: 'kit.user.someone' }),
        src: friend?.avatar_thumbnail ?? null,
      };
    });
}
