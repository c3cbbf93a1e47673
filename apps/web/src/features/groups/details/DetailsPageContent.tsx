import type { ReactNode } from 'react';
import { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';
import type { Group } from '../group-access.ts';
import { MemberPermissionSettings } from '../manage/MemberPermissionSettings.tsx';
import { AdminList } from '../manage/AdminList.tsx';
import { Blacklist } from '../manage/Blacklist.tsx';
import { DissolveGroup } from '../manage/DissolveGroup.tsx';
import { MemberPage } from '../manage/MemberPage.tsx';
import { PickMember } from '../manage/PickMember.tsx';
import { RemoveMembers } from '../manage/RemoveMembers.tsx';
import { ChatNotificationSettings } from './ChatNotificationSettings.tsx';
import type { ChatHandlers } from './chat-handlers.ts';
import type { DetailsPage } from './details-state.ts';
import { DetailsContent } from './DetailsContent.tsx';
import { EditGroup } from './EditGroup.tsx';
import { MembersContent } from './MembersContent.tsx';
import { EditGroupNickname } from './EditGroupNickname.tsx';
import { ShareGroup } from './ShareGroup.tsx';

interface PageContentProps extends ChatHandlers {
  page: DetailsPage;
  group: Group;
  /** The other user of a direct message. */
  partnerId: string | null;
  /** Finds members by name. */
  text: string;
  /** The foot of the sheet; null on pages without one. */
  foot: HTMLElement | null;
  onPage: (page: DetailsPage) => void;
  /** Shows a page in place of this one. */
  onReplace: (page: DetailsPage) => void;
  onBack: () => void;
  onClose: () => void;
}

/** A page of the details. */
export function PageContent(props: PageContentProps): ReactNode {
  const { page, group, partnerId, text, foot, onPage, onReplace, onBack, onClose, ...handlers } = props;
  const showMember = (userId: string): void => onPage({ name: 'member', userId });
  switch (page.name) {
    case 'details':
      return <DetailsContent group={group} partnerId={partnerId} onPage={onPage} onClose={onClose} {...handlers} />;
    case 'media':
      return handlers.media;
    case 'members':
      return <MembersContent groupId={group.id} text={text} onMember={({ id }) => showMember(id)} />;
    case 'member':
      return <MemberPage group={group} userId={page.userId} {...handlers} onDone={onBack} />;
    case 'pick':
      return (
        <PickMember
          action={page.action}
          group={group}
          text={text}
          onDone={(userId) => (page.action === 'admin' ? onReplace({ name: 'member', userId }) : onBack())}
        />
      );
    case 'remove':
      return <RemoveMembers group={group} text={text} foot={foot} onDone={onBack} />;
    case 'edit':
      return <EditGroup group={group} onDone={onBack} />;
    case 'nickname':
      return <EditGroupNickname groupId={group.id} onDone={onBack} />;
    case 'share':
      return <ShareGroup group={group} chats={handlers.chats} onDone={onBack} />;
    case 'report':
      return <ReportDialogForm {...handlers.report} onDone={onClose} />;
    case 'notify':
      return <ChatNotificationSettings group={group} onChange={handlers.onNotifyChange} />;
    case 'abilities':
      return <MemberPermissionSettings group={group} />;
    case 'admins':
      return <AdminList group={group} onMember={showMember} onAdd={() => onPage({ name: 'pick', action: 'admin' })} />;
    case 'blacklist':
      return <Blacklist groupId={group.id} onAdd={() => onPage({ name: 'pick', action: 'block' })} />;
    case 'dissolve':
      return <DissolveGroup group={group} onDone={onClose} />;
  }
}
