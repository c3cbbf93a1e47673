import type { RoomDateRow, RoomRow } from '@quintet/domain/chat/room-row';
import { buildRoomRows } from '@quintet/domain/chat/rows';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { BlockedMessagePlaceholder } from '../../views/chat/BlockedMessagePlaceholder.tsx';
import { MessageTimeline } from '../../views/chat/MessageTimeline.tsx';
import { createStoryConversationRows, makeStoryMessages, renderStoryRow } from '../../views/chat/story-room.tsx';
import { renderStoryAttachmentRow, STORY_ATTACHMENT_ROWS } from './StoryRoomAttachments.tsx';

export type StoryRoomMessagesState = 'long' | 'unread' | 'voice-failed' | 'attachments' | 'folded' | 'selecting';

type Row = Exclude<RoomRow, RoomDateRow>;

/** The messages of a user who is blocked are folded. */
const renderFoldedRow = (row: Row) =>
  row.kind === 'msg' && row.message.user_id === 'u3' ? (
    <BlockedMessagePlaceholder key={row.key} onUnfold={fn()} />
  ) : (
    renderStoryRow(row)
  );

const SELECTED_IDS = new Set(['m8', 'm11']);
const renderSelectedRow = (row: Row) => renderStoryRow(row, SELECTED_IDS);

const RENDERERS: Readonly<Partial<Record<string, (row: Row) => ReactElement>>> = {
  attachments: renderStoryAttachmentRow,
  folded: renderFoldedRow,
  selecting: renderSelectedRow,
};

function createRows(state: string, kind: 'group' | 'user'): readonly RoomRow[] {
  if (state === 'attachments') return STORY_ATTACHMENT_ROWS;
  if (state !== 'long' && state !== 'unread')
    return createStoryConversationRows(kind === 'user' ? ['u1', 'u2'] : undefined, state === 'voice-failed');
  return buildRoomRows({
    messages: makeStoryMessages(1, 120),
    pending: [],
    me: 'u1',
    lastReadSeq: 100,
    unreadAfter: state === 'unread' ? 60 : null,
    hasOldestHistory: true,
  });
}

/** The messages of a room; states of other parts of the room leave them as they are. */
export function StoryRoomMessages({ state, kind }: { state: string; kind: 'group' | 'user' }) {
  const isUnread = state === 'unread';
  return (
    <MessageTimeline
      rows={createRows(state, kind)}
      renderRow={RENDERERS[state] ?? renderStoryRow}
      startAt={isUnread ? 'unread' : null}
      hasBefore={false}
      hasAfter={false}
      unread={isUnread ? 60 : 0}
      onNearStart={fn()}
      onNearEnd={fn()}
      onAtEnd={fn()}
      onSeen={fn()}
      onJump={fn()}
    />
  );
}
