import { toAuthorId } from '@quintet/domain/social/author-id';
import { BlockedUsersView } from '@quintet/ui/views/profile/BlockedUsersView';
import type { Schemas } from '@quintet/api/types';
import { useAtomValue } from 'jotai/react';
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { blockedUserIdsAtom, blockUser, refreshBlockedUsers, unblockUser } from '../../shared/users/blocks.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useGetDisplayName } from '../../shared/users/use-display-name.ts';
import { showError } from '../../shared/feedback/errors.ts';
import { useSession } from '../../shared/session/session.ts';
import { useLoad } from '../../shared/loading/use-load.ts';

/** The blocked users. An unblocked user stays in the list until it closes, so that it can be undone (spec §6). */
export function BlockedUsers(): ReactNode {
  const session = useSession();
  const getName = useGetDisplayName();
  const blocked = useAtomValue(blockedUserIdsAtom);
  const [users, setUsers] = useState<readonly Schemas['UserSummary'][] | null>(null);
  const { error, isLoading, retry } = useLoad(
    useCallback(async () => setUsers(await refreshBlockedUsers(session)), [session]),
  );
  const isStale = users !== null && [...(blocked ?? [])].some((id) => users.every((user) => user.id !== id));
  const reload = useEffectEvent(retry);
  // Another tab or device has blocked somebody.
  useEffect(() => {
    if (isStale) reload();
  }, [isStale]);

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
      link={Link}
      toHref={({ id }) => paths.author.href({ id: toAuthorId(id) })}
      hasFailed={error !== null}
      isRetrying={isLoading}
      onRetry={retry}
      onUnblock={({ id }) => void unblockUser(id).catch(showError)}
      onUndo={({ id }) => void blockUser(id).catch(showError)}
    />
  );
}
