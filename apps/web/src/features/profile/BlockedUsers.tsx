import { BlockedUsersView } from '@quintet/ui/views/profile/BlockedUsersView';
import type { Schemas } from '@quintet/api/types';
import { useAtomValue } from 'jotai/react';
import { useCallback, useState, type ReactNode } from 'react';
import { blockedAtom, blockUser, loadBlocks, unblockUser } from '../../shared/users/blocks.ts';
import { useShownName } from '../../shared/users/use-shown-name.ts';
import { showError } from '../../shared/feedback/errors.ts';
import { useSession } from '../../shared/session/session.ts';
import { useLoad } from '../../shared/loading/use-load.ts';

/** The blocked users. An unblocked user stays in the list until it closes, so that it can be undone (spec §6). */
export function BlockedUsers(): ReactNode {
  const session = useSession();
  const getName = useShownName();
  const blocked = useAtomValue(blockedAtom);
  const [users, setUsers] = useState<readonly Schemas['UserSummary'][] | null>(null);
  const { error, isLoading, retry } = useLoad(useCallback(async () => setUsers(await loadBlocks(session)), [session]));

  return (
    <BlockedUsersView
      users={
        users?.map(({ id, origin_nickname, avatar, avatar_thumbnail, account_cancelled }) => ({
          id,
          nickname: getName({ id, origin_nickname }),
          avatar: avatar_thumbnail ?? avatar,
          isCancelled: account_cancelled === true,
          isUnblocked: !blocked?.has(id),
        })) ?? null
      }
      hasFailed={error !== null}
      isRetrying={isLoading}
      onRetry={retry}
      onUnblock={({ id }) => void unblockUser(id).catch(showError)}
      onUndo={({ id }) => void blockUser(id).catch(showError)}
    />
  );
}
