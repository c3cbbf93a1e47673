import type { Schemas } from '@quintet/api/types';
import { GroupRole } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { MemberView } from '@quintet/ui/views/groups/MemberView';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';
import { addFriend } from '../../../shared/users/add-friend.ts';
import { useGetDisplayName } from '../../../shared/users/use-display-name.ts';
import { isAllowedInGroup } from '../group-access.ts';
import { LoadedQuery } from '../../../shared/loading/LoadedQuery.tsx';
import { invalidateGroupQueries } from '../invalidate-group-queries.ts';
import { selectableFriendsQuery, groupMemberQuery } from '../queries.ts';
import { useToShownMember } from '../use-shown-member.ts';
import type { MemberAction } from './member-action.ts';
import { MemberActionDialog } from './MemberActionDialog.tsx';
import { AdminPermissionSettings } from './AdminPermissionSettings.tsx';

interface MemberHandlers {
  /** Opens the member's page. */
  onProfile: (userId: string) => void;
  /** Opens the direct message with the member. */
  onMessage: (userId: string) => void;
  /** The member was removed, blocked or made the owner. */
  onDone: () => void;
}

interface MemberPageProps extends MemberHandlers {
  group: Group;
  userId: string;
}

/** A member of a group, and what this user may do with them (spec §2, group member edit). */
export function MemberDetails({ group, userId, ...handlers }: MemberPageProps): ReactNode {
  const query = useQuery(groupMemberQuery(group.id, userId));
  return (
    <LoadedQuery query={query}>{(found) => <LoadedMember group={group} found={found} {...handlers} />}</LoadedQuery>
  );
}

interface LoadedMemberProps extends MemberHandlers {
  group: Group;
  found: Schemas['Member'];
}

function LoadedMember({ group, found, onProfile, onMessage, onDone }: LoadedMemberProps): ReactNode {
  const client = useQueryClient();
  const { userId: me } = useSession();
  const shown = useToShownMember()(found);
  const joined = useJoinedText(found);
  const { run } = useAsyncAction();
  const [action, setAction] = useState<MemberAction | null>(null);
  const isOwner = group.user_auth.role === GroupRole.OWNER;
  // A former member has no time of joining.
  const isOther = found.id !== me && found.join_at !== undefined;
  const hasAccount = !found.account_cancelled;
  // An admin never removes or blocks the owner or another admin.
  const canManage = isOther && found.role !== GroupRole.OWNER && (isOwner || found.role === GroupRole.MEMBER);

  const canAddFriend = isOther && hasAccount && isAllowedInGroup(group, 'add_friend');
  const { data: friendList } = useQuery({ ...selectableFriendsQuery(), enabled: canAddFriend });
  const isStranger = friendList?.every(({ id }) => id !== found.id);

  const onAddFriend = (): void =>
    void run(async () => {
      await addFriend(client, found.id, group.id);
      showToast('groups.member.friend-added', { values: { name: shown.name } });
    });
  const removeAdmin = (): void =>
    void run(async () => {
      const path = { id: group.id, userId: found.id };
      await api.DELETE('/api/v1/groups/{id}/admins/{userId}', { params: { path } });
      invalidateGroupQueries(client, group.id);
    });

  return (
    <>
      <MemberView
        member={shown}
        joined={joined}
        adminPermissions={
          found.permissions && (
            <AdminPermissionSettings
              groupId={group.id}
              userId={found.id}
              permissions={found.permissions}
              isReadOnly={!isOwner}
            />
          )
        }
        {...(hasAccount && { onProfile: () => onProfile(found.id) })}
        {...(isOther && hasAccount && { onMessage: () => onMessage(found.id) })}
        {...(canAddFriend && isStranger && { onAddFriend })}
        {...(isOwner &&
          canManage &&
          hasAccount && {
            ...(found.role === GroupRole.ADMIN
              ? { onRemoveAdmin: removeAdmin }
              : { onAddAdmin: () => setAction('admin') }),
            onTransfer: () => setAction('transfer'),
          })}
        {...(canManage && isAllowedInGroup(group, 'remove_member') && { onRemove: () => setAction('remove') })}
        {...(canManage && isAllowedInGroup(group, 'block_member') && { onBlock: () => setAction('block') })}
      />
      {action && (
        <MemberActionDialog
          action={action}
          group={group}
          user={shown}
          onDone={() => {
            setAction(null);
            // A new admin's permissions follow on this page.
            if (action !== 'admin') onDone();
          }}
          onCancel={() => setAction(null)}
        />
      )}
    </>
  );
}

/** When a member joined, and by whom. */
function useJoinedText({ join_at, inviter }: Schemas['Member']): string | undefined {
  const intl = useIntl();
  const getName = useGetDisplayName();
  if (join_at === undefined) return undefined;
  const date = intl.formatDate(join_at, { dateStyle: 'medium' });
  return inviter
    ? intl.formatMessage({ id: 'groups.member.joined-by' }, { date, name: getName(inviter) })
    : intl.formatMessage({ id: 'groups.member.joined' }, { date });
}
