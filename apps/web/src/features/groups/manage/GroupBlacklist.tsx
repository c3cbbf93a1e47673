import { EmptyState } from '@quintet/ui/EmptyState';
import { MemberListWithLimit } from '@quintet/ui/views/groups/MemberListWithLimit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { LoadedQuery } from '../../../shared/loading/LoadedQuery.tsx';
import { groupBlacklistQuery, groupLimitsQuery } from '../queries.ts';
import { useToShownMember } from '../use-shown-member.ts';
import { unblockMember } from './mutations.ts';

interface BlacklistProps {
  groupId: string;
  onAdd: () => void;
}

/** The blacklist of a group, n of 50 (spec §6). */
export function GroupBlacklist({ groupId, onAdd }: BlacklistProps): ReactNode {
  const intl = useIntl();
  const client = useQueryClient();
  const toShown = useToShownMember();
  const query = useQuery(groupBlacklistQuery(groupId));
  const limit = useQuery(groupLimitsQuery(groupId)).data?.block_limit;
  const { run } = useAsyncAction();
  const unblock = (id: string, name: string): void =>
    void run(async () => {
      await unblockMember(client, groupId, id);
      showToast('groups.blacklist.removed', { values: { name } });
    });
  return (
    <LoadedQuery query={query}>
      {(list) => (
        <MemberListWithLimit
          members={list.map(toShown)}
          limit={limit}
          emptyState={
            <EmptyState illustration="people" title={intl.formatMessage({ id: 'groups.blacklist.empty' })}>
              {intl.formatMessage({ id: 'groups.blacklist.empty-text' })}
            </EmptyState>
          }
          addLabel="groups.blacklist.add"
          onAdd={onAdd}
          onUnblock={({ id, name }) => unblock(id, name)}
        />
      )}
    </LoadedQuery>
  );
}
