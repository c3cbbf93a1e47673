import type { RoomDateRow, RoomRow } from '@quintet/domain/chat/room-row';
import { buildRoomRows } from '@quintet/domain/chat/rows';
import type { Message } from '@quintet/domain/chat/message';
import { makeMessageFixture, makeOutboxItemFixture } from '@quintet/domain/chat/fixtures';
import { useIntl } from 'react-intl';
import { VoiceMessageContent } from './media/VoiceMessageContent.tsx';
import { MessageBubble, type MessageSender } from './MessageBubble.tsx';
import { MessagePreviewContent } from './MessagePreviewContent.tsx';
import { SystemMessage } from './SystemMessage.tsx';
import { UnreadDivider } from './UnreadDivider.tsx';

/** A room for stories with three users. */
export const STORY_USERS: Record<string, MessageSender> = {
  u2: { id: 'u2', name: 'Moss Harbour' },
  u3: { id: 'u3', name: '小雨' },
  u4: { id: 'u4', name: 'Kettle' },
};

const LINES: readonly (readonly [user: string, minute: number, text: string, given?: Partial<Message>])[] = [
  ['u2', 0, 'Morning! Are we still on for the ridge on Saturday?'],
  ['u2', 0, 'I looked at the forecast'],
  ['u2', 0, 'Dry until noon, then a few clouds. If we take the early train we are up before the heat.'],
  ['u3', 2, '我可以，几点出发？'],
  ['u1', 3, 'Yes!'],
  [
    'u1',
    3,
    'The 7:05 from platform 3 gets us there at eight. I can bring the big thermos and some of the bread from yesterday.',
  ],
  ['u3', 4, '好的，那我带水果'],
  ['u4', 5, '', { type: 'member_join' }],
  ['u4', 6, 'Sounds good', {}],
  ['u4', 6, '', { type: 'image' }],
  ['u1', 8, '早上七点在东门集合，别忘了带水和伞，路上可能有点滑，大家穿好一点的鞋子。'],
  ['u2', 9, '👍'],
];

/** Levels of a voice message, 0 to 1. */
export const STORY_VOICE_LEVELS = Array.from(
  { length: 36 },
  (_, index) => 0.15 + 0.85 * Math.abs(Math.sin(index * 0.7)),
);

/** Messages with the sequence numbers `first` to `last`. */
export const makeStoryMessages = (first: number, last: number): Message[] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const seq = first + index;
    const text = seq % 7 === 0 ? LINES[5]![2] : `Message ${seq}`;
    const user_id = seq % 5 < 2 ? 'u1' : seq % 5 < 4 ? 'u2' : 'u3';
    return makeMessageFixture(seq, { user_id, text, create_at: new Date(2026, 0, 5, 8, seq * 11).toISOString() });
  });

/** The conversation; `senders`: only theirs. The last message, which failed, is a text or a voice message. */
export const createStoryConversationRows = (senders?: readonly string[], isVoice = false): RoomRow[] =>
  buildRoomRows({
    messages: LINES.filter(([user]) => senders?.includes(user) ?? true).map(([user_id, minute, text, given], index) =>
      makeMessageFixture(index + 1, {
        user_id,
        text,
        create_at: new Date(2026, 0, 5, 8, minute).toISOString(),
        ...given,
      }),
    ),
    pending: [
      makeOutboxItemFixture({
        createdAt: new Date(2026, 0, 5, 8, 12).getTime(),
        text: 'Just leaving the house',
        cid: 'waits',
      }),
      makeOutboxItemFixture({
        createdAt: new Date(2026, 0, 5, 8, 13).getTime(),
        ...(isVoice ? { type: 'audio' as const } : { text: 'see example.com' }),
        cid: 'failed',
        order: 2,
        state: 'failed',
      }),
    ],
    me: 'u1',
    lastReadSeq: 6,
    unreadAfter: 8,
    hasOldestHistory: true,
  });

interface StoryRowProps {
  row: Exclude<RoomRow, RoomDateRow>;
  /** The ids of the selected messages, while some are being selected. */
  selected?: ReadonlySet<string> | undefined;
}

/** Renders a row like the app. */
export const renderStoryRow = (row: StoryRowProps['row'], selected?: StoryRowProps['selected']) => (
  <StoryRow key={row.key} row={row} selected={selected} />
);

function StoryRow({ row, selected }: StoryRowProps) {
  const intl = useIntl();
  if (row.kind === 'unread') return <UnreadDivider />;
  if (row.kind === 'member') {
    const values = { actor: STORY_USERS[row.message.user_id]?.name, targets: '' };
    return <SystemMessage>{intl.formatMessage({ id: 'chat.system.member-join' }, values)}</SystemMessage>;
  }
  const speaker = row.kind === 'msg' && !row.isOwn ? STORY_USERS[row.message.user_id] : undefined;
  const text = row.kind === 'msg' ? row.message.text : row.item.text;
  const isVoice = row.kind === 'pending' && row.item.type === 'audio';
  const isPlain = row.kind === 'pending' || row.message.type === 'text';
  const photo = intl.formatMessage({ id: 'chat.attach.image' });
  const reason = intl.formatMessage({ id: isVoice ? 'errors.connection.failed' : 'errors.text.hyperlink' });
  return (
    <MessageBubble
      sender={speaker}
      isSenderShown
      isFirst={row.isFirst}
      isLast={row.isLast}
      delivery={row.delivery}
      at={row.at}
      variant={isVoice ? 'card' : 'words'}
      reason={row.delivery === 'failed' ? reason : undefined}
      onSender={() => undefined}
      onActions={() => undefined}
      selection={
        selected && row.kind === 'msg'
          ? { isSelected: selected.has(row.message.id), onToggle: () => undefined }
          : undefined
      }
    >
      {isVoice ? <FailedVoice /> : isPlain ? text : <MessagePreviewContent icon="image">{photo}</MessagePreviewContent>}
    </MessageBubble>
  );
}

function FailedVoice() {
  const none = () => undefined;
  return (
    <VoiceMessageContent
      duration={24}
      levels={STORY_VOICE_LEVELS}
      at={null}
      isPlaying={false}
      speed={1}
      expiry={{ is: 'lasting' }}
      transfer={{ status: 'failed', onRetry: none }}
      onToggle={none}
      onSeek={none}
      onSpeed={none}
    />
  );
}

/** The timeline rows of the messages `first` to `last`. */
export const createStoryRows = (first: number, last: number, unreadAfter: number | null = null) =>
  buildRoomRows({
    messages: makeStoryMessages(first, last),
    pending: [],
    me: 'u1',
    lastReadSeq: null,
    unreadAfter,
    hasOldestHistory: first === 1,
  });

/** Waits until rows are measured. */
export const waitForTimelineLayout = async (): Promise<void> => {
  for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Scrolls up as a wheel does. */
export async function scrollStoryLogUp(log: HTMLElement, by: number): Promise<void> {
  log.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  log.scrollTop -= by;
  await waitForTimelineLayout();
}

/** Pixels below the viewport. */
export const getStoryDistanceToEndPx = (log: HTMLElement): number =>
  log.scrollHeight - log.clientHeight - log.scrollTop;
