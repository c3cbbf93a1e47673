import { ChatType } from '@quintet/api/enums';
import type { Group, Message } from '@quintet/domain/chat/message';
import { withCurrentBlockMarks } from '@quintet/domain/chat/blocks';
import { getMessageTargetUserIds } from '@quintet/domain/chat/preview';
import { findContainingRowKey } from '@quintet/domain/chat/album-rows';
import type { RoomBubbleRow, RoomRow } from '@quintet/domain/chat/room-row';
import { buildRoomRows, reuseRoomRows, type RoomRowsInput } from '@quintet/domain/chat/rows';
import { EmptyRoom } from '@quintet/ui/views/chat/EmptyRoom';
import type { ContextMenuPoint } from '@quintet/ui/views/chat/MessageBubble';
import { MessageTimeline } from '@quintet/ui/views/chat/MessageTimeline';
import { useAtomValue } from 'jotai/react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { showError } from '../../../shared/feedback/errors.ts';
import { blockedUserIdsAtom } from '../../../shared/users/blocks.ts';
import type { ChatClient } from '../chat-client.ts';
import { groupOutboxItemsAtomFamily } from '../sync/atoms.ts';
import { useMemberNameResolver } from '../use-member-name-resolver.ts';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import type { MessageMenuState } from './MessageActionsMenu.tsx';
import { canSendTextInGroup } from './message-rules.ts';
import { getMessageActionForKey, replyMessageAction } from './message-actions.ts';
import type { MessageJumpTarget } from './jump-to-message.ts';
import type { RoomTimelineController } from './room-timeline-controller.ts';
import { getSelectedTextWithin } from './selected-text.ts';
import { TimelineRow, type TimelineRowSharedProps } from './TimelineRow.tsx';
import type { MessageActionsController } from './use-message-actions-controller.ts';
import { useEventCallback, useShallowStable } from '../use-event-callback.ts';
import { useMarkReadUpToRow } from './use-mark-read-up-to-row.ts';

const loadMessageActionsMenu = () => import('./MessageActionsMenu.tsx');

interface RoomTimelineProps {
  chat: ChatClient;
  room: RoomTimelineController;
  group: Group;
  messageActions: MessageActionsController;
  onSender: (id: string) => void;
  onOpen: (to: MessageJumpTarget) => void;
}

const updateRows = (before: readonly RoomRow[], input: RoomRowsInput | null): readonly RoomRow[] =>
  input ? reuseRoomRows(before, buildRoomRows(input, before)) : [];

/** The messages of a room with their actions. */
export function RoomTimeline({ chat, room, group, messageActions, onSender, onOpen }: RoomTimelineProps): ReactNode {
  const { window, generation, unreadAfter, startAt, highlighted, jumpBackStack } = useAtomValue(room.stateAtom);
  const pending = useAtomValue(groupOutboxItemsAtomFamily(group.id));
  const [menu, setMenu] = useState<MessageMenuState | null>(null);
  const MessageActionsMenu = useLazyDialog(menu !== null, loadMessageActionsMenu, () => setMenu(null));
  const onSeen = useMarkReadUpToRow(chat, group.id);
  const isGroup = group.type === ChatType.GROUP;
  const blocked = useAtomValue(blockedUserIdsAtom);
  const lastReadSeq = isGroup ? null : (group.last_read_seq ?? 0);

  const input = useMemo(() => {
    if (!window) return null;
    const messages = [...window.messages, ...window.detached];
    const isDividerKnown = unreadAfter !== null && window.range.first <= unreadAfter + 1;
    return {
      messages: isGroup && blocked ? messages.map((message) => withCurrentBlockMarks(message, blocked)) : messages,
      pending: window.hasNewestCached ? pending : [],
      me: chat.me,
      lastReadSeq,
      unreadAfter: isDividerKnown ? unreadAfter : null,
      hasOldestHistory: window.hasOldestHistory,
    };
  }, [window, isGroup, blocked, pending, chat.me, lastReadSeq, unreadAfter]);
  const [previous, setPrevious] = useState<{ input: RoomRowsInput | null; rows: readonly RoomRow[] }>({
    input: null,
    rows: [],
  });
  const rows = previous.input === input ? previous.rows : updateRows(previous.rows, input);
  if (previous.input !== input) setPrevious({ input, rows });

  const ids = useMemo(
    () =>
      [...(window?.messages ?? []), ...(window?.detached ?? [])].flatMap((message) => [
        message.user_id,
        ...getMessageTargetUserIds(message),
      ]),
    [window],
  );
  const highlightKey = highlighted && findContainingRowKey(rows, highlighted.key);
  const highlightNonce = highlighted?.nonce ?? 0;
  const shownHighlight = useMemo(
    () => (highlightKey === null ? null : { key: highlightKey, nonce: highlightNonce }),
    [highlightKey, highlightNonce],
  );
  const names = useMemberNameResolver(group.id, ids);
  const handlers = {
    onSender: useEventCallback(onSender),
    onActions: useEventCallback((row: RoomBubbleRow, at: ContextMenuPoint) =>
      setMenu({ row, at, selectedText: getSelectedTextWithin(at.element) }),
    ),
    onReply: useEventCallback((row: RoomBubbleRow) => messageActions.run(replyMessageAction, row)),
    onKey: useEventCallback((row: RoomBubbleRow, event: KeyboardEvent<HTMLElement>) => {
      const action = getMessageActionForKey(event, row, messageActions.context);
      // The browser copies a selected part.
      if (!action || (action.id === 'copy' && getSelectedTextWithin(event.currentTarget))) return;
      event.preventDefault();
      messageActions.run(action, row);
    }),
    onQuote: useEventCallback((id: string, from?: string) => onOpen({ id, ...(from !== undefined && { from }) })),
    onReactions: useEventCallback((message: Message) =>
      messageActions.openDialog({ type: 'reactions', messages: [message] }),
    ),
    onReact: useEventCallback((message: Message, emoji: string) => {
      chat.messageCommands.react(message, emoji).catch(showError);
    }),
    onToggle: useEventCallback(messageActions.toggle),
    onHighlighted: useEventCallback(() => room.clearHighlight()),
  };
  const context: TimelineRowSharedProps = useShallowStable({
    ...handlers,
    groupId: group.id,
    canReact: canSendTextInGroup(group),
    names,
    isGroup,
    selection: messageActions.selection,
    highlighted: shownHighlight?.key ?? null,
  });

  if (!window) return null;
  if (rows.length === 0) return <EmptyRoom />;
  return (
    <>
      <MessageTimeline
        key={generation}
        rows={rows}
        renderRow={(row) => <TimelineRow key={row.key} row={row} context={context} />}
        startAt={startAt && findContainingRowKey(rows, startAt)}
        highlighted={shownHighlight}
        hasOrigin={jumpBackStack.length > 0}
        onBack={() => void room.jumpBack()}
        hasBefore={!window.hasOldestHistory}
        hasAfter={!window.hasNewestHistory}
        unread={group.unread}
        onNearStart={() => void room.loadBefore()}
        onNearEnd={() => void room.loadAfter()}
        onAtEnd={(isAtEnd) => room.setAtEnd(isAtEnd)}
        onSeen={onSeen}
        onJump={() => void room.showLatest()}
      />
      {menu && MessageActionsMenu && (
        <MessageActionsMenu
          menu={menu}
          group={group}
          messageActions={messageActions}
          onReact={context.onReact}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}
