import { BlockedUsersView, type BlockedUser } from '@quintet/ui/views/profile/BlockedUsersView';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../shared/api.ts';
import { showError } from '../../shared/errors.ts';
import { blocks } from './queries.ts';

/** The blocked users. An unblocked user stays in the list until it closes, so that it can be undone (spec §6). */
export function BlockedUsers(): ReactNode {
  const { data, isError, isFetching, refetch } = useQuery(blocks());
  const [unblocked, setUnblocked] = useState<ReadonlySet<string>>(new Set());

  async function setBlocked({ id }: BlockedUser, unblock: boolean): Promise<void> {
    try {
      await (unblock
        ? api.DELETE('/api/v1/users/blocks/{block_id}', { params: { path: { block_id: id } } })
        : api.POST('/api/v1/users/blocks', { body: { block_id: id } }));
      setUnblocked((known) => new Set([...known, id].filter((each) => unblock || each !== id)));
    } catch (error) {
      showError(error);
    }
  }

  return (
    <BlockedUsersView
      users={
        data?.map(({ id, nickname, avatar, avatar_thumbnail, account_cancelled }) => ({
          id,
          nickname,
          avatar: avatar_thumbnail ?? avatar,
          isCancelled: account_cancelled === true,
          isUnblocked: unblocked.has(id),
        })) ?? null
      }
      hasFailed={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      onUnblock={(user) => void setBlocked(user, true)}
      onUndo={(user) => void setBlocked(user, false)}
    />
  );
}
