import type { Group } from '@quintet/domain/chat/message';
import type { ReactNode } from 'react';
import { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';
import { MemberPermissionSettings } from '../manage/MemberPermissionSettings.tsx';
import { GroupAdminList } from '../manage/GroupAdminList.tsx';
import { GroupBlacklist } from '../manage/GroupBlacklist.tsx';
import { DissolveGroup } from '../manage/DissolveGroup.tsx';
import { MemberDetails } from '../manage/MemberDetails.tsx';
import { PickMemberForAction } from '../manage/PickMemberForAction.tsx';
import { RemoveMembers } from '../manage/RemoveMembers.tsx';
import { ChatNotificationSettings } from './ChatNotificationSettings.tsx';
import type { ChatDetailsDeps } from './chat-details-deps.ts';
import type { ChatDetailsPage } from './details-state.ts';
import { ChatDetailsOverview } from './ChatDetailsOverview.tsx';
import { EditGroupInfo } from './EditGroupInfo.tsx';
import { AllMembersContent } from './AllMembersContent.tsx';
import { EditGroupNickname } from './EditGroupNickname.tsx';
import { ShareGroup } from './ShareGroup.tsx';

interface PageContentProps extends ChatDetailsDeps {
  page: ChatDetailsPage;
  group: Group;
  /** The other user of a direct message. */
  partnerId: string | null;
  /** Finds members by name. */
  text: string;
  /** The foot of the sheet; null on pages without one. */
  footer: HTMLElement | null;
  onPage: (page: ChatDetailsPage) => void;
  /** Shows a page in place of this one. */
  onReplace: (page: ChatDetailsPage) => void;
  onBack: () => void;
  onClose: () => void;
}

/** A page of the details. */
export function ChatDetailsPageContent(props: PageContentProps): ReactNode {
  const { page, group, partnerId, text, footer, onPage, onReplace, onBack, onClose, ...handlers } = props;
  const showMember = (userId: string): void => onPage({ name: 'member', userId });
  switch (page.name) {
    case 'details':
      return (
        <ChatDetailsOverview group={group} partnerId={partnerId} onPage={onPage} onClose={onClose} {...handlers} />
      );
    case 'media':
      return handlers.media;
    case 'members':
      return <AllMembersContent groupId={group.id} text={text} onMember={({ id }) => showMember(id)} />;
    case 'member':
      return <MemberDetails group={group} userId={page.userId} {...handlers} onDone={onBack} />;
    case 'pick':
      return (
        <PickMemberForAction
          action={page.action}
          group={group}
          text={text}
          onDone={(userId) => (page.action === 'admin' ? onReplace({ name: 'member', userId }) : onBack())}
        />
      );
    case 'remove':
      return <RemoveMembers group={group} text={text} footer={footer} onDone={onBack} />;
    case 'edit':
      return <EditGroupInfo group={group} onDone={onBack} />;
    case 'nickname':
      return <EditGroupNickname groupId={group.id} onDone={onBack} />;
    case 'share':
      return <ShareGroup group={group} chats={handlers.chats} onDone={onBack} />;
    case 'report':
      return <ReportDialogForm {...handlers.report} onDone={onClose} />;
    case 'notify':
      return <ChatNotificationSettings group={group} onChange={handlers.onNotifyChange} />;
    case 'memberPermissions':
      return <MemberPermissionSettings group={group} />;
    case 'admins':
      return (
        <GroupAdminList group={group} onMember={showMember} onAdd={() => onPage({ name: 'pick', action: 'admin' })} />
      );
    case 'blacklist':
      return <GroupBlacklist groupId={group.id} onAdd={() => onPage({ name: 'pick', action: 'block' })} />;
    case 'dissolve':
      return <DissolveGroup group={group} onDone={onClose} />;
  }
}
