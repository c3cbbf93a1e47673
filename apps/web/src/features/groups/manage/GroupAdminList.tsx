import { GroupRole } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { EmptyState } from '@quintet/ui/EmptyState';
import { MemberListWithLimit } from '@quintet/ui/views/groups/MemberListWithLimit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useGetDisplayName } from '../../../shared/users/use-display-name.ts';
import { LoadedQuery } from '../../../shared/loading/LoadedQuery.tsx';
import { groupAdminsQuery, groupLimitsQuery } from '../queries.ts';

interface AdminListProps {
  group: Group;
  onMember: (userId: string) => void;
  onAdd: () => void;
}

/** The admins of a group, n of 15; only the owner adds one (spec §6). */
export function GroupAdminList({ group, onMember, onAdd }: AdminListProps): ReactNode {
  const intl = useIntl();
  const getName = useGetDisplayName();
  const query = useQuery(groupAdminsQuery(group.id));
  const limit = useQuery(groupLimitsQuery(group.id)).data?.admin_limit;
  return (
    <LoadedQuery query={query}>
      {(list) => (
        <MemberListWithLimit
          members={list.map((admin) => ({ id: admin.id, name: getName(admin), src: admin.avatar_thumbnail }))}
          limit={limit}
          emptyState={
            <EmptyState illustration="people" title={intl.formatMessage({ id: 'groups.admins.empty' })}>
              {intl.formatMessage({ id: 'groups.admins.empty-text' })}
            </EmptyState>
          }
          addLabel="groups.admins.add"
          onAdd={group.user_auth.role === GroupRole.OWNER ? onAdd : undefined}
          onOpen={onMember}
        />
      )}
    </LoadedQuery>
  );
}
