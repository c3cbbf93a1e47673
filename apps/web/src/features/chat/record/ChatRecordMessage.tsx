import { ChatRecordCard } from '@quintet/ui/views/chat/ChatRecordCard';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { OPENED_IN_APP_STATE } from '../../../shared/navigation/use-url-sheet.ts';
import { getRecordCard } from '../room/bubble-row.ts';
import type { ContentProps } from '../room/content-props.ts';
import { formatMessagePreview } from '../use-message-preview.ts';
import { formatRecordName, formatRecordTitle } from './record-title.ts';

/** The card of messages forwarded as one; a sent one opens. */
export default function RecordMessage({ row, groupId: id, names }: ContentProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const card = getRecordCard(row);
  if (!card) return null;
  const href = row.kind === 'msg' ? paths.room.href({ id }, { record: row.message.id }) : undefined;
  return (
    <ChatRecordCard
      title={formatRecordTitle(intl, card.names)}
      lines={card.lines.map(({ name, ...line }) => ({
        name: formatRecordName(intl, name),
        text: formatMessagePreview(intl, { ...line, user_id: '', filename: null }, names),
      }))}
      href={href}
      {...(href !== undefined && { onOpen: () => void navigate(href, { state: OPENED_IN_APP_STATE }) })}
    />
  );
}
