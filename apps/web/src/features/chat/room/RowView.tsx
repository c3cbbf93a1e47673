import { ApiError } from '@quintet/api/error';
import type { OperationId } from '@quintet/api/types';
import type { Message } from '@quintet/domain/chat/message';
import type { Refusal } from '@quintet/domain/chat/outbox';
import type { DateRow, MessageRow, Row } from '@quintet/domain/chat/rows';
import { MessageBubble, type Spot } from '@quintet/ui/views/chat/MessageBubble';
import { Reactions } from '@quintet/ui/views/chat/Reactions';
import { SystemMessage } from '@quintet/ui/views/chat/SystemMessage';
import { UnreadDivider } from '@quintet/ui/views/chat/UnreadDivider';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { describeError } from '../../../shared/describe-error.ts';
import type { Names } from '../use-names.ts';
import { sayMessage } from '../use-message-preview.ts';
import { contentOf } from './message-content.tsx';
import type { Selection } from './use-message-actions.ts';
import { ReplyQuote } from './ReplyQuote.tsx';
import type { Subject } from './bubble-row.ts';

/** What all rows are shown with; it stays the same object as long as nothing in it changes. */
export interface RowContext {
  readonly groupId: string;
  /** One may say something here, and therefore react. */
  readonly maySpeak: boolean;
  readonly names: Names;
  /** In a group it is told who speaks. */
  readonly isGroup: boolean;
  readonly onSpeaker: (id: string) => void;
  readonly onActions: (subject: Subject, at: Spot) => void;
  readonly onKey: (subject: Subject, event: KeyboardEvent<HTMLElement>) => void;
  /** To the message that another one answers. */
  readonly onQuote: (msgId: string, from?: string) => void;
  readonly onReact: (message: Message, emoji: string) => void;
  readonly selection: Selection;
  readonly onToggle: (row: MessageRow) => void;
  /** Of the row that one was led to. */
  readonly pointedOut: string | null;
  /** It has been seen. */
  readonly onPointedOut: () => void;
}

/** Why a message was refused, in the catalogue's words (spec §8). */
function useReason(refusal: Refusal | null): string | undefined {
  const intl = useIntl();
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    if (!refusal) return undefined;
    let isCurrent = true;
    const { code, operation, result } = refusal;
    const error = new ApiError({ code, status: 0, operation: operation as OperationId | null, result });
    void describeError(error).then((says) => {
      if (isCurrent && says) setReason(intl.formatMessage({ id: says.message }, says.values));
    });
    return () => {
      isCurrent = false;
    };
  }, [refusal, intl]);
  return refusal ? reason : undefined;
}

function Spoken({ row, context }: { row: Subject; context: RowContext }): ReactNode {
  const { groupId, names, isGroup, onSpeaker, onActions, onKey, pointedOut, onPointedOut, selection, onToggle } =
    context;
  const { Content, frame } = contentOf(row);
  const reason = useReason(row.kind === 'pending' ? row.item.refusal : null);
  const senderId = row.kind === 'msg' && !row.isOwn ? row.message.user_id : null;
  const speaker =
    senderId === null
      ? undefined
      : { id: senderId, name: names.name(senderId), src: names.person(senderId)?.avatar_thumbnail };
  return (
    <MessageBubble
      speaker={speaker}
      isSpeakerShown={isGroup}
      isFirst={row.isFirst}
      isLast={row.isLast}
      delivery={row.delivery}
      at={row.at}
      frame={frame}
      reason={reason}
      onSpeaker={isGroup ? onSpeaker : undefined}
      onActions={(at) => onActions(row, at)}
      onKey={(event) => onKey(row, event)}
      isPointedOut={row.key === pointedOut}
      onPointedOut={onPointedOut}
      selection={
        selection && row.kind === 'msg'
          ? { isSelected: selection.has(row.message.id), onToggle: () => onToggle(row) }
          : undefined
      }
      quote={quoteOf(row, context)}
      reactions={reactionsOf(row, context)}
    >
      <Content subject={row} groupId={groupId} names={names} />
    </MessageBubble>
  );
}

function quoteOf(row: Subject, { groupId, onQuote }: RowContext): ReactNode {
  const quote = row.kind === 'pending' ? row.item.reply : row.message.thread;
  if (!quote) return null;
  const from = row.kind === 'pending' ? undefined : row.message.id;
  return <ReplyQuote groupId={groupId} quote={quote} onOpen={(id) => onQuote(id, from)} />;
}

function reactionsOf(row: Subject, { maySpeak, onReact }: RowContext): ReactNode {
  if (row.kind === 'pending' || !row.message.emojis?.length) return null;
  const { message } = row;
  return <Reactions reactions={message.emojis!} onToggle={maySpeak ? (emoji) => onReact(message, emoji) : undefined} />;
}

interface RowViewProps {
  row: Exclude<Row, DateRow>;
  context: RowContext;
}

/** A line of the room; looked at again only when it says something else. */
export const RowView = memo(function RowView({ row, context }: RowViewProps): ReactNode {
  const intl = useIntl();
  switch (row.kind) {
    case 'unread':
      return <UnreadDivider />;
    case 'member':
      return <SystemMessage>{sayMessage(intl, row.message, context.names)}</SystemMessage>;
    default:
      return <Spoken row={row} context={context} />;
  }
});
