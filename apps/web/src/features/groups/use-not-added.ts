import type { Schemas } from '@quintet/api/types';
import type { NotAddedUser } from '@quintet/ui/views/groups/NotAddedList';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { friends } from './queries.ts';

/** Returns how users who could not be added are shown. */
export function useNotAdded(): (notAdded: readonly Schemas['NotAdded'][]) => NotAddedUser[] {
  const intl = useIntl();
  const { data = [] } = useQuery(friends());
  return (notAdded) =>
    notAdded.map(({ user_id: id, reason }) => {
      const friend = data.find((one) => one.id === id);
      return {
        id,
        reason,
        name: friend?.nickname ?? intl.formatMessage({ id: 'kit.user.someone' }),
        src: friend?.avatar_thumbnail ?? null,
      };
    });
}
