import { ChatType } from '@quintet/api/enums';
import type { Group, Message } from '@quintet/domain/chat/message';
import { targetsOf } from '@quintet/domain/chat/preview';
import { buildRows, keepRows, type Row } from '@quintet/domain/chat/rows';
import { EmptyState } from '@quintet/ui/EmptyState';
import type { Spot } from '@quintet/ui/views/chat/MessageBubble';
import { Timeline } from '@quintet/ui/views/chat/Timeline';
import { useAtomValue } from 'jotai/react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/errors.ts';
import type { Chat } from '../chat-client.ts';
import { pendingAtom } from '../data/atoms.ts';
import { useNames } from '../use-names.ts';
import { ActionsMenu, type OpenMenu } from './MessageActionsMenu.tsx';
import { maySpeak } from './can-do.ts';
import { actionOfKey } from './message-actions.ts';
import styles from './RoomPage.module.css';
import type { Destination } from './jump-to-message.ts';
import type { Room } from './room.ts';
import { RowView, type RowContext } from './RowView.tsx';
import type { Desk } from './use-message-actions.ts';
import type { Subject } from './bubble-row.ts';
import { useStable, useUnchanged } from '../use-event-callback.ts';
import { useViewing } from './use-mark-read.ts';

interface RoomTimelineProps {
  chat: Chat;
  room: Room;
  group: Group;
  desk: Desk;
  onSpeaker: (id: string) => void;
  onOpen: (to: Destination) => void;
}

/** The messages of a room, with what one can do with each. */
export function RoomTimeline({ chat, room, group, desk, onSpeaker, onOpen }: RoomTimelineProps): ReactNode {
  const intl = useIntl();
  const { window, generation, unreadAfter, startAt, pointedOut, origins } = useAtomValue(room.stateAtom);
  const pending = useAtomValue(pendingAtom(group.id));
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const onSeen = useViewing(chat, group.id);
  const isGroup = group.type === ChatType.GROUP;
  const lastReadSeq = isGroup ? null : (group.last_read_seq ?? 0);

  const built = useMemo(() => {
    if (!window) return [];
    const isDividerKnown = unreadAfter !== null && window.range.first <= unreadAfter + 1;
    return buildRows({
      messages: [...window.messages, ...window.ahead],
      pending: window.hasNewestKept ? pending : [],
      me: chat.me,
      lastReadSeq,
      unreadAfter: isDividerKnown ? unreadAfter : null,
      hasOldestHistory: window.hasOldestHistory,
    });
  }, [window, pending, chat.me, lastReadSeq, unreadAfter]);
  const [known, setKnown] = useState<Record<'built' | 'rows', readonly Row[]>>({ built, rows: built });
  const rows = known.built === built ? known.rows : keepRows(known.rows, built);
  if (known.built !== built) setKnown({ built, rows });

  const ids = useMemo(
    () =>
      [...(window?.messages ?? []), ...(window?.ahead ?? [])].flatMap((message) => [
        message.user_id,
        ...targetsOf(message),
      ]),
    [window],
  );
  const names = useNames(group.id, ids);
  const handlers = {
    onSpeaker: useStable(onSpeaker),
    onActions: useStable((subject: Subject, at: Spot) => setMenu({ subject, at })),
    onKey: useStable((subject: Subject, event: KeyboardEvent<HTMLElement>) => {
      const action = actionOfKey(event, subject, desk.standing);
      if (!action) return;
      event.preventDefault();
      desk.act(action, subject);
    }),
    onQuote: useStable((id: string, from?: string) => onOpen({ id, ...(from !== undefined && { from }) })),
    onReact: useStable((message: Message, emoji: string) => {
      chat.messages.react(message, emoji).catch(showError);
    }),
    onToggle: useStable(desk.toggle),
    onPointedOut: useStable(() => room.forgetPointedOut()),
  };
  const context: RowContext = useUnchanged({
    ...handlers,
    groupId: group.id,
    maySpeak: maySpeak(group),
    names,
    isGroup,
    selection: desk.selection,
    pointedOut: pointedOut?.key ?? null,
  });

  if (!window) return null;
  if (rows.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState figure="chat" title={intl.formatMessage({ id: 'chat.room.empty-title' })}>
          {intl.formatMessage({ id: 'chat.room.empty-text' })}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <Timeline
        key={generation}
        rows={rows}
        renderRow={(row) => <RowView key={row.key} row={row} context={context} />}
        startAt={startAt}
        pointedOut={pointedOut}
        hasOrigin={origins.length > 0}
        onBack={() => void room.goBack()}
        hasBefore={!window.hasOldestHistory}
        hasAfter={!window.hasLastHistory}
        unread={group.unread}
        onNearStart={() => void room.loadBefore()}
        onNearEnd={() => void room.loadAfter()}
        onAtEnd={(isAtEnd) => room.setAtEnd(isAtEnd)}
        onSeen={onSeen}
        onJump={() => void room.showLatest()}
      />
      {menu && (
        <ActionsMenu menu={menu} group={group} desk={desk} onReact={context.onReact} onClose={() => setMenu(null)} />
      )}
    </>
  );
}
