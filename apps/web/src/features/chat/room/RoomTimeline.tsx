import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { targetsOf } from '@quintet/domain/chat/preview';
import { buildRows } from '@quintet/domain/chat/rows';
import { EmptyState } from '@quintet/ui/EmptyState';
import { Timeline } from '@quintet/ui/views/chat/Timeline';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { reportFailure } from '../../../shared/failures.ts';
import type { Chat } from '../chat.ts';
import { pendingAtom } from '../data/atoms.ts';
import { useNames } from '../use-names.ts';
import { ActionsMenu, type OpenMenu } from './ActionsMenu.tsx';
import { actionOfKey } from './message-actions.ts';
import styles from './RoomPage.module.css';
import type { Destination } from './jump.ts';
import type { Room } from './room.ts';
import { RowView, type RowContext } from './RowView.tsx';
import type { Desk } from './use-desk.ts';
import { useViewing } from './use-viewing.ts';

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

  const rows = useMemo(() => {
    if (!window) return [];
    const isDividerKnown = unreadAfter !== null && window.range.first <= unreadAfter + 1;
    return buildRows({
      messages: [...window.messages, ...window.ahead],
      pending: window.hasLastHistory ? pending : [],
      me: chat.me,
      lastReadSeq,
      unreadAfter: isDividerKnown ? unreadAfter : null,
      hasOldestHistory: window.hasOldestHistory,
    });
  }, [window, pending, chat.me, lastReadSeq, unreadAfter]);

  const ids = useMemo(
    () =>
      [...(window?.messages ?? []), ...(window?.ahead ?? [])].flatMap((message) => [
        message.user_id,
        ...targetsOf(message),
      ]),
    [window],
  );
  const names = useNames(group.id, ids);
  const context: RowContext = {
    group,
    names,
    isGroup,
    onSpeaker,
    onActions: (subject, at) => setMenu({ subject, at }),
    onKey(subject, event) {
      const action = actionOfKey(event, subject, desk.standing);
      if (!action) return;
      event.preventDefault();
      desk.act(action, subject);
    },
    onQuote: (id, from) => onOpen({ id, ...(from !== undefined && { from }) }),
    onReact: (message, emoji) => void chat.messages.react(message, emoji).catch(reportFailure),
    selection: desk.selection,
    onToggle: desk.toggle,
    pointedOut: pointedOut?.key ?? null,
    onPointedOut: () => room.forgetPointedOut(),
  };

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
