import { makeMessageFixture } from '@quintet/domain/chat/fixtures';
import { expandAlbumRow } from '@quintet/domain/chat/album-rows';
import type { Message } from '@quintet/domain/chat/message';
import type { RoomDateRow, RoomRow } from '@quintet/domain/chat/room-row';
import { buildRoomRows } from '@quintet/domain/chat/rows';
import type { ReactElement, ReactNode } from 'react';
import { fn } from 'storybook/test';
import { ChatRecordCard } from '../../views/chat/ChatRecordCard.tsx';
import { FileMessageContent } from '../../views/chat/media/FileMessageContent.tsx';
import { MediaAlbum } from '../../views/chat/media/MediaAlbum.tsx';
import { MediaMessageContent } from '../../views/chat/media/MediaMessageContent.tsx';
import { VoiceMessageContent } from '../../views/chat/media/VoiceMessageContent.tsx';
import { MessageBubble, type BubbleVariant } from '../../views/chat/MessageBubble.tsx';
import { MessageQuote } from '../../views/chat/MessageQuote.tsx';
import { MessageReactions } from '../../views/chat/MessageReactions.tsx';
import { renderStoryRow, STORY_USERS, STORY_VOICE_LEVELS } from '../../views/chat/story-room.tsx';
import { makeStoryImage } from '../../views/social/post/story-posts.ts';

const EXPIRED_ID = 'm3';
const VIDEO_ID = 'm8';

const MESSAGES: readonly (readonly [user: string, given: Partial<Message>])[] = [
  ['u2', { text: 'The photos from Saturday' }],
  ['u3', { type: 'chat_record', text: '' }],
  ['u3', { type: 'file', text: '', filename: 'Invoice 2025.xlsx' }],
  ['u3', { type: 'audio', text: '' }],
  ['u1', { type: 'file', text: '', filename: '路线和时刻表 Route and timetable.pdf' }],
  ['u1', { type: 'image', text: '周末爬山，最后一块面包' }],
  ...[1, 2, 3, 4].map(() => ['u2', { type: 'image', album_id: 'a1', text: '' }] as const),
  ['u2', { text: 'The seven o’clock train is fine' }],
];

/** A forwarded record, files, voice, a picture, and an album with a video. */
export const STORY_ATTACHMENT_ROWS = buildRoomRows({
  messages: MESSAGES.map(([user_id, given], index) =>
    makeMessageFixture(index + 1, { user_id, create_at: new Date(2026, 0, 5, 8, index * 2).toISOString(), ...given }),
  ),
  pending: [],
  me: 'u1',
  lastReadSeq: 12,
  unreadAfter: null,
  hasOldestHistory: true,
});

type MessageRow = Extract<RoomRow, { kind: 'msg' }>;

const LASTING = { is: 'lasting' } as const;

function Media({ row }: { row: MessageRow }) {
  return (
    <MediaAlbum caption={row.message.text}>
      {expandAlbumRow(row).map((member) => {
        const { id, seq } = (member as MessageRow).message;
        const { url, width, height, thumbhash } = makeStoryImage(seq);
        return (
          <MediaMessageContent
            key={member.key}
            kind={id === VIDEO_ID ? 'video' : 'image'}
            duration={12}
            src={url}
            {...{ width, height, thumbhash }}
            expiry={LASTING}
            onOpen={fn()}
          />
        );
      })}
    </MediaAlbum>
  );
}

const playback = { at: null, isPlaying: false, speed: 1, onToggle: fn(), onSeek: fn(), onSpeed: fn() };
const RECORD_LINES = [
  { name: 'Moss Harbour', text: 'Morning! Are we still on for the ridge on Saturday?' },
  { name: '小雨', text: '我可以，几点出发？' },
];

const CONTENTS: Readonly<Partial<Record<string, readonly [BubbleVariant, (row: MessageRow) => ReactNode]>>> = {
  image: ['picture', (row) => <Media row={row} />],
  audio: [
    'card',
    () => <VoiceMessageContent duration={24} levels={STORY_VOICE_LEVELS} expiry={LASTING} isUnheard {...playback} />,
  ],
  file: [
    'card',
    ({ message: { id, filename } }) => (
      <FileMessageContent
        name={filename ?? ''}
        size={1_480_000}
        expiry={id === EXPIRED_ID ? { is: 'expired' } : LASTING}
        onDownload={fn()}
      />
    ),
  ],
  chat_record: [
    'card',
    () => <ChatRecordCard title="Walkers" lines={RECORD_LINES} href="/room/g1?record=m2" onOpen={fn()} />,
  ],
};

/** The last message replies to another one, and has reactions. */
const REPLY = <MessageQuote id="u3" name="小雨" text="我可以，几点出发？" onOpen={fn()} />;
const REACTIONS = [
  { emoji: '👍', count: 2, is_mine: true },
  { emoji: '🎉', count: 1, is_mine: false },
];

/** Renders a row as features/chat/room does. */
export function renderStoryAttachmentRow(row: Exclude<RoomRow, RoomDateRow>): ReactElement {
  if (row.kind !== 'msg') return renderStoryRow(row);
  const { message } = row;
  const [variant, render] = CONTENTS[message.type] ?? ['words' as const, () => message.text];
  const isReply = message.seq === MESSAGES.length;
  return (
    <MessageBubble
      key={row.key}
      sender={row.isOwn ? undefined : STORY_USERS[message.user_id]}
      isSenderShown
      isFirst={row.isFirst}
      isLast={row.isLast}
      delivery={row.delivery}
      at={row.at}
      variant={variant === 'picture' && message.text ? 'captioned' : variant}
      onSender={fn()}
      onActions={fn()}
      quote={isReply && REPLY}
      reactions={isReply && <MessageReactions reactions={REACTIONS} onToggle={fn()} />}
    >
      {render(row)}
    </MessageBubble>
  );
}
