import { ChatType } from '@quintet/api/enums';
import type { MessageId } from '@quintet/i18n/ids';
import { SearchField } from '@quintet/ui/SearchField';
import { Sheet } from '@quintet/ui/Sheet';
import { useAtom } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Group } from '../group-access.ts';
import type { ChatHandlers } from './chat-handlers.ts';
import { detailsAtom, type DetailsPage } from './details-state.ts';
import { DetailsContent } from './DetailsContent.tsx';
import { EditGroup } from './EditGroup.tsx';
import { MembersContent } from './MembersContent.tsx';
import { ReportChat } from './ReportChat.tsx';
import { ShareGroup } from './ShareGroup.tsx';

const GROUP_TITLES = {
  details: 'groups.details.title',
  members: 'groups.members.title',
  edit: 'groups.details.edit',
  share: 'groups.share.title',
  report: 'groups.details.report-group',
} as const satisfies Record<DetailsPage, MessageId>;

const DIRECT_TITLES: Record<DetailsPage, MessageId> = {
  ...GROUP_TITLES,
  details: 'groups.details.title-direct',
  report: 'groups.details.report-user',
};

interface ChatDetailsProps extends ChatHandlers {
  group: Group;
  /** The other user of a direct message. */
  partnerId: string | null;
}

/** The details of a group or direct message, and the pages behind them (spec §2). */
export function ChatDetails({ group, partnerId, ...handlers }: ChatDetailsProps): ReactNode {
  const intl = useIntl();
  const [open, setOpen] = useAtom(detailsAtom);
  const [text, setText] = useState('');
  // Stays during the closing animation.
  const [page, setPage] = useState<DetailsPage>('details');
  if (open && open.page !== page) setPage(open.page);
  const close = (): void => setOpen(null);
  const show = (next: DetailsPage): void => setOpen({ groupId: group.id, page: next });
  const back = (): void => show('details');
  const titles = group.type === ChatType.GROUP ? GROUP_TITLES : DIRECT_TITLES;
  const contents: Record<DetailsPage, ReactNode> = {
    details: <DetailsContent group={group} onPage={show} onClose={close} {...handlers} />,
    members: <MembersContent groupId={group.id} text={text.trim()} onMember={handlers.onMember} />,
    edit: <EditGroup group={group} onDone={back} />,
    share: <ShareGroup group={group} chats={handlers.chats} onDone={back} />,
    report: <ReportChat groupId={group.id} partnerId={partnerId} onDone={close} />,
  };
  return (
    <Sheet
      isOpen={open?.groupId === group.id}
      onClose={close}
      onBack={page === 'details' ? undefined : back}
      title={intl.formatMessage({ id: titles[page] })}
      height="full"
      header={
        page === 'members' && (
          <SearchField value={text} onChange={setText} label={intl.formatMessage({ id: 'kit.picker.search' })} />
        )
      }
    >
      {contents[page]}
    </Sheet>
  );
}
