import { ChatType, GroupRole, Toggle } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import {
  ChatDetailsView,
  GroupMembersPreview,
  GroupMembersPreviewSkeleton,
} from '@quintet/ui/views/groups/ChatDetailsView';
import { GroupManagement } from '@quintet/ui/views/groups/GroupManagement';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAvatarUpload } from '../../../shared/files/use-avatar-upload.tsx';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';
import { getNicknameWithoutRemark } from '../../../shared/users/remarks.ts';
import { isAllowedInGroup } from '../group-access.ts';
import { LoadedQuery } from '../../../shared/loading/LoadedQuery.tsx';
import { firstGroupMembersQuery, groupMemberQuery } from '../queries.ts';
import { useToShownMember } from '../use-shown-member.ts';
import type { ChatDetailsDeps } from './chat-details-deps.ts';
import type { ChatDetailsPage } from './details-state.ts';
import { InviteFriends } from './InviteFriends.tsx';
import { LeaveGroupDialog } from './LeaveGroupDialog.tsx';
import { useBlockPartnerParts } from './use-block-partner-parts.tsx';

interface DetailsContentProps extends ChatDetailsDeps {
  group: Group;
  /** The other user of a direct message. */
  partnerId: string | null;
  onPage: (page: ChatDetailsPage) => void;
  onClose: () => void;
}

/** The first page of the details. */
export function ChatDetailsOverview(props: DetailsContentProps): ReactNode {
  const { group, partnerId, avatar, pinnedMessage, onPage, onClose } = props;
  const [isLeaving, setIsLeaving] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const { actions: blockActions, dialog: blockDialog } = useBlockPartnerParts(partnerId, avatar.name);
  const picture = useAvatarUpload({
    operation: 'uploadGroupIcon',
    upload: (image) => api.POST('/api/v1/groups/{id}/icon', { params: { path: { id: group.id } }, body: { image } }),
  });
  const isGroup = group.type === ChatType.GROUP;
  const { userId } = useSession();
  const { data: own } = useQuery({ ...groupMemberQuery(group.id, userId), enabled: isGroup });
  const isOwner = isGroup && group.user_auth.role === GroupRole.OWNER;
  const canInvite = isGroup && isAllowedInGroup(group, 'invite_member');
  const canRemove = isGroup && isAllowedInGroup(group, 'remove_member') && group.member_count > 1;
  const canChangeInfo = isGroup && isAllowedInGroup(group, 'change_info');
  const closeAnd = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <>
      <ChatDetailsView
        avatar={avatar}
        introduction={group.introduction}
        pinnedMessage={pinnedMessage}
        isMuted={group.notify === Toggle.CLOSE}
        isUploading={picture.isUploading}
        onPinnedMessage={closeAnd(props.onPinnedMessage)}
        onMute={(isMuted) => props.onNotifyChange({ notify: !isMuted })}
        onNotify={() => onPage({ name: 'notify' })}
        onSearch={closeAnd(props.onSearch)}
        onMedia={() => onPage({ name: 'media' })}
        onReport={() => onPage({ name: 'report' })}
        onClear={closeAnd(props.onClear)}
        {...(partnerId !== null && { onProfile: () => props.onProfile(partnerId) })}
        {...(canInvite && { onShare: () => onPage({ name: 'share' }) })}
        {...(canChangeInfo && { onPicture: picture.select, onEdit: () => onPage({ name: 'edit' }) })}
        {...blockActions}
        {...(isGroup && {
          nickname: own && getNicknameWithoutRemark(own),
          onNickname: () => onPage({ name: 'nickname' }),
          members: (
            <FirstMembers
              group={group}
              onMember={(userId) => onPage({ name: 'member', userId })}
              onAll={() => onPage({ name: 'members' })}
              onAdd={canInvite ? () => setIsInviting(true) : undefined}
              onRemove={canRemove ? () => onPage({ name: 'remove' }) : undefined}
            />
          ),
          ...(group.user_auth.role !== GroupRole.MEMBER && {
            management: <Management group={group} onPage={onPage} />,
          }),
          // The owner cannot leave (spec §5).
          ...(isOwner ? { onDissolve: () => onPage({ name: 'dissolve' }) } : { onLeave: () => setIsLeaving(true) }),
        })}
      />
      {picture.sheet}
      {canInvite && <InviteFriends isOpen={isInviting} group={group} onClose={() => setIsInviting(false)} />}
      {blockDialog}
      {isLeaving && <LeaveGroupDialog group={group} onCancel={() => setIsLeaving(false)} onDone={onClose} />}
    </>
  );
}

interface ManagementProps {
  group: Group;
  onPage: (page: ChatDetailsPage) => void;
}

function Management({ group, onPage }: ManagementProps): ReactNode {
  const isOwner = group.user_auth.role === GroupRole.OWNER;
  return (
    <GroupManagement
      adminCount={group.admins.length}
      onAdmins={() => onPage({ name: 'admins' })}
      {...(isAllowedInGroup(group, 'block_member') && { onBlacklist: () => onPage({ name: 'blacklist' }) })}
      {...(isOwner && {
        onMemberPermissions: () => onPage({ name: 'memberPermissions' }),
        onTransfer: () => onPage({ name: 'pick', action: 'transfer' }),
      })}
    />
  );
}

interface FirstMembersProps {
  group: Group;
  onMember: (userId: string) => void;
  onAll: () => void;
  onAdd: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function FirstMembers({ group, onMember, onAll, onAdd, onRemove }: FirstMembersProps): ReactNode {
  const toShown = useToShownMember();
  return (
    <LoadedQuery query={useQuery(firstGroupMembersQuery(group.id))} skeleton={<GroupMembersPreviewSkeleton />}>
      {(members) => (
        <GroupMembersPreview
          members={members.map(toShown)}
          count={group.member_count}
          onOpen={onMember}
          onAll={onAll}
          onAdd={onAdd}
          onRemove={onRemove}
        />
      )}
    </LoadedQuery>
  );
}
