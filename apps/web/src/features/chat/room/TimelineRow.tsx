import { isFromBlockedSender, type Message } from '@quintet/domain/chat/message';
import type { RoomBubbleRow, RoomDateRow, RoomMessageRow, RoomRow } from '@quintet/domain/chat/room-row';
import { BlockedMessagePlaceholder } from '@quintet/ui/views/chat/BlockedMessagePlaceholder';
import { MessageBubble, type ContextMenuPoint } from '@quintet/ui/views/chat/MessageBubble';
import { MessageReactions } from '@quintet/ui/views/chat/MessageReactions';
import { SystemMessage } from '@quintet/ui/views/chat/SystemMessage';
import { UnreadDivider } from '@quintet/ui/views/chat/UnreadDivider';
import { useAtomValue } from 'jotai/react';
import { type KeyboardEvent, memo, type ReactNode, use, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { OPENED_IN_APP_STATE } from '../../../shared/navigation/opened-in-app.ts';
import { LazyPagePart } from '../../../shared/loading/LazyPagePart.tsx';
import type { NameResolver } from '../../../shared/users/users.ts';
import { formatMessagePreview } from '../use-message-preview.ts';
import { getBubbleVariant, MessageContent } from './MessageContent.tsx';
import { RoomExtensionsContext } from './room-extensions.ts';
import type { MessageSelection } from './use-message-actions-controller.ts';
import { ReplyQuote } from './ReplyQuote.tsx';
import { retractedTextsAtom } from './retracted-texts.ts';
import { useSendErrorText } from '../use-send-error-text.ts';

/** Shared props of all rows; the object is stable while nothing in it changes. */
export interface TimelineRowSharedProps {
  readonly groupId: string;
  /** Whether the user may send here, and therefore react and reply. */
  readonly canReact: boolean;
  readonly names: NameResolver;
  /** Groups show the sender of each message. */
  readonly isGroup: boolean;
  readonly onSender: (id: string) => void;
  readonly onActions: (row: RoomBubbleRow, at: ContextMenuPoint) => void;
  readonly onReply: (row: RoomBubbleRow) => void;
  readonly onKey: (row: RoomBubbleRow, event: KeyboardEvent<HTMLElement>) => void;
  /** Jumps to the replied-to message. */
  readonly onQuote: (msgId: string, from?: string) => void;
  /** Shows who reacted. */
  readonly onReactions: (message: Message) => void;
  readonly onReact: (message: Message, emoji: string) => void;
  readonly selection: MessageSelection;
  readonly onToggle: (row: RoomMessageRow) => void;
  /** The key of the highlighted row. */
  readonly highlighted: string | null;
  /** The highlight has been shown. */
  readonly onHighlighted: () => void;
}

function BubbleRowView({ row, context }: { row: RoomBubbleRow; context: TimelineRowSharedProps }): ReactNode {
  const { groupId, names, isGroup, canReact, onSender, onActions, onReply, onKey } = context;
  const { highlighted, onHighlighted, selection, onToggle } = context;
  const extensions = use(RoomExtensionsContext);
  const reason = useSendErrorText(row.kind === 'pending' ? row.item.refusal : null);
  const senderId = row.kind === 'msg' && !row.isOwn ? row.message.user_id : null;
  const sender =
    senderId === null
      ? undefined
      : { id: senderId, name: names.getName(senderId), src: names.getUser(senderId)?.avatar_thumbnail };
  return (
    <MessageBubble
      sender={sender}
      isSenderShown={isGroup}
      isFirst={row.isFirst}
      isLast={row.isLast}
      delivery={row.delivery}
      at={row.at}
      variant={getBubbleVariant(row, extensions)}
      reason={reason}
      onSender={isGroup ? onSender : undefined}
      onActions={(at) => onActions(row, at)}
      onReply={canReact && row.kind === 'msg' ? () => onReply(row) : undefined}
      onKey={(event) => onKey(row, event)}
      isHighlighted={row.key === highlighted}
      onHighlighted={onHighlighted}
      selection={
        selection && row.kind === 'msg'
          ? { isSelected: selection.has(row.message.id), onToggle: () => onToggle(row) }
          : undefined
      }
      quote={renderQuote(row, context)}
      reactions={renderReactions(row, context)}
    >
      <MessageContent row={row} groupId={groupId} names={names} />
    </MessageBubble>
  );
}

function renderQuote(row: RoomBubbleRow, { groupId, onQuote }: TimelineRowSharedProps): ReactNode {
  const quote = row.kind === 'pending' ? row.item.reply : row.message.thread;
  if (!quote) return null;
  const from = row.kind === 'pending' ? undefined : row.message.id;
  return <ReplyQuote groupId={groupId} quote={quote} onOpen={(id) => onQuote(id, from)} />;
}

function renderReactions(row: RoomBubbleRow, { canReact, onReact, onReactions }: TimelineRowSharedProps): ReactNode {
  if (row.kind === 'pending' || !row.message.emojis?.length) return null;
  const { message } = row;
  return (
    <MessageReactions
      reactions={message.emojis!}
      onToggle={canReact ? (emoji) => onReact(message, emoji) : undefined}
      onShow={() => onReactions(message)}
    />
  );
}

const loadRewritableRetractedMessage = () => import('./RewritableRetractedMessage.tsx');

function SystemRow({ message, names }: { message: Message; names: NameResolver }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const isRewritable = useAtomValue(retractedTextsAtom).has(message.id);
  const href = use(RoomExtensionsContext).getSystemHref(message);
  const text = formatMessagePreview(intl, message, names);
  const line = (
    <SystemMessage href={href} onOpen={() => void navigate(href!, { state: OPENED_IN_APP_STATE })}>
      {text}
    </SystemMessage>
  );
  if (!isRewritable) return line;
  return (
    <LazyPagePart load={loadRewritableRetractedMessage} props={{ id: message.id, children: text }} fallback={line} />
  );
}

interface TimelineRowProps {
  row: Exclude<RoomRow, RoomDateRow>;
  context: TimelineRowSharedProps;
}

/** A row of the room; re-renders only when it changes. */
export const TimelineRow = memo(function TimelineRow({ row, context }: TimelineRowProps): ReactNode {
  const [isUnfolded, setIsUnfolded] = useState(false);
  switch (row.kind) {
    case 'unread':
      return <UnreadDivider />;
    case 'member':
      return <SystemRow message={row.message} names={context.names} />;
    default:
      if (context.isGroup && !isUnfolded && row.kind === 'msg' && isFromBlockedSender(row.message))
        return <BlockedMessagePlaceholder onUnfold={() => setIsUnfolded(true)} />;
      return <BubbleRowView row={row} context={context} />;
  }
});
