import { ChatRecordCard } from '@quintet/ui/views/chat/ChatRecordCard';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { OPENED_IN_APP_STATE } from '../../../shared/navigation/opened-in-app.ts';
import { getRowChatRecordCard } from '../room/bubble-row.ts';
import type { BubbleContentProps } from '../room/content-props.ts';
import { formatMessagePreview } from '../use-message-preview.ts';
import { formatChatRecordSender, formatChatRecordTitle } from './record-title.ts';

/** The card of messages forwarded as one; a sent one opens. */
export default function ChatRecordMessage({ row, groupId: id, names }: BubbleContentProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const card = getRowChatRecordCard(row);
  if (!card) return null;
  const href = row.kind === 'msg' ? paths.room.href({ id }, { record: row.message.id }) : undefined;
  return (
    <ChatRecordCard
      title={formatChatRecordTitle(intl, card.names)}
      lines={card.lines.map(({ name, ...line }) => ({
        name: formatChatRecordSender(intl, name),
        text: formatMessagePreview(intl, { ...line, user_id: '', filename: null }, names),
      }))}
      href={href}
      {...(href !== undefined && { onOpen: () => void navigate(href, { state: OPENED_IN_APP_STATE }) })}
    />
  );
}
