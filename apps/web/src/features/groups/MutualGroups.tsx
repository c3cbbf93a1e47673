import { Sheet } from '@quintet/ui/Sheet';
import { MutualGroups as MutualGroupsView } from '@quintet/ui/views/groups/MutualGroups';
import { UserDetailRow } from '@quintet/ui/views/social/author/UserDetailRow';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../shared/navigation/Link.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { NAME_LIST_FORMAT } from '../../shared/users/name-list.ts';
import { mutualGroupsQuery } from '../../shared/users/queries.ts';
import { getSessionQueryClient } from '../../shared/requests/query-client.ts';
import { type Session, useSession } from '../../shared/session/session.ts';

/** Names that the line shows. */
const NAMES_SHOWN = 3;

/** Loads what `MutualGroups` shows. */
export const preloadQueries = async (session: Session, userId: string): Promise<unknown> =>
  session.userId === userId || getSessionQueryClient(session).ensureQueryData(mutualGroupsQuery(userId));

/** The groups in common with another user: a line on the user's page, and the list behind it. */
export default function MutualGroups({ userId }: { userId: string }): ReactNode {
  const intl = useIntl();
  const isOther = useSession().userId !== userId;
  const { data: groups = [] } = useQuery({ ...mutualGroupsQuery(userId), enabled: isOther });
  const [isOpen, setIsOpen] = useState(false);
  if (groups.length === 0) return null;
  const names = groups.slice(0, NAMES_SHOWN).map(({ display_name }) => display_name);
  return (
    <>
      <UserDetailRow
        label={intl.formatMessage({ id: 'social.author.mutual' }, { count: groups.length })}
        onOpen={() => setIsOpen(true)}
      >
        {intl.formatList(names, NAME_LIST_FORMAT)}
      </UserDetailRow>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={intl.formatMessage({ id: 'groups.mutual.title' })}>
        <MutualGroupsView groups={groups} link={Link} toHref={({ id }) => paths.room.href({ id })} />
      </Sheet>
    </>
  );
}
