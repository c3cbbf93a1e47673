import { parseEmojiSections } from '@quintet/domain/chat/emojis';
import { EMOJIS as ALL_EMOJIS } from '@quintet/domain/generated/emojis-en';
import { getSearchExcerptParts } from '@quintet/domain/chat/search';
import type { ComponentProps } from 'react';
import type { ChatListRow } from '../../views/chat/ChatListRow.tsx';
import type { MessageSearchResultData } from '../../views/chat/MessageSearchResults.tsx';
import type { SelectedFilePreviewData } from '../../views/chat/sending/SelectedFilesSheetView.tsx';
import { makeStoryImage } from '../../views/social/post/story-posts.ts';

/** The time at which the stories of chats happen. */
export const STORY_NOW_MS = new Date(2026, 0, 5, 8, 20).getTime();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Chat = Pick<
  ComponentProps<typeof ChatListRow>,
  'id' | 'name' | 'src' | 'kind' | 'at' | 'preview' | 'delivery' | 'draft' | 'unread' | 'isMentioned' | 'isMuted'
>;

const chat = (id: string, name: string, preview: string, more: Partial<Chat> = {}): Chat => ({
  id,
  name,
  preview,
  kind: 'user',
  at: STORY_NOW_MS - MINUTE_MS,
  delivery: 'none',
  unread: 0,
  isMuted: false,
  ...more,
});

/** Chats of all kinds: with and without picture, long names, large counts, a draft, a failed message. */
export const EXAMPLE_CHATS: readonly Chat[] = [
  chat('g1', '周末爬山 Weekend hikes', '早上七点在东门集合，别忘了带水和伞，路上可能有点滑', {
    kind: 'group',
    unread: 3,
  }),
  chat('u2', 'Moss Harbour', 'Dry until noon, then a few clouds.', { src: makeStoryImage(1).url, delivery: 'read' }),
  chat('g2', 'Slow readers of very long books, second and third floor', 'Kettle: page 812!', {
    kind: 'group',
    unread: 1281,
    isMentioned: true,
    at: STORY_NOW_MS - 40 * MINUTE_MS,
  }),
  chat('u3', '小雨', '', { draft: '好的，那我带水果和', at: STORY_NOW_MS - 90 * MINUTE_MS }),
  chat('u4', 'Kettle', 'see example.com', { delivery: 'failed', at: STORY_NOW_MS - 2 * 60 * MINUTE_MS }),
  chat('u5', 'آمنہ', 'کل Zoom پر 5 بجے ملتے ہیں، ٹھیک ہے؟', { at: STORY_NOW_MS - DAY_MS, unread: 12, isMuted: true }),
  chat('u6', 'Mango Rain', '👍', { delivery: 'sent', at: STORY_NOW_MS - DAY_MS, src: makeStoryImage(4).url }),
  chat('g3', '面包', '小橘子：今天的面包终于烤得像样了', { kind: 'group', at: STORY_NOW_MS - 3 * DAY_MS }),
  chat('u7', 'Nguyễn Văn An', 'Hẹn gặp lại tuần sau nhé', { at: STORY_NOW_MS - 20 * DAY_MS, delivery: 'read' }),
  chat('u8', 'Juniper', 'Thanks!', { at: STORY_NOW_MS - 300 * DAY_MS, isMuted: true }),
];

const EXAMPLE_SENDERS = [
  { name: 'Moss Harbour', avatarId: 'u2' },
  { name: '小雨', avatarId: 'u3' },
  { name: 'Kettle', avatarId: 'u4' },
];

export const EXAMPLE_SEARCH_RESULTS: readonly MessageSearchResultData[] = [
  'Shall we meet at the station at seven? I will bring the thermos',
  'The old station is a bakery now',
  'station',
].map((text, index) => ({
  id: `m${index}`,
  name: EXAMPLE_CHATS[index]!.name,
  avatarId: EXAMPLE_CHATS[index]!.id,
  kind: EXAMPLE_CHATS[index]!.kind,
  pieces: getSearchExcerptParts(text, 'station'),
  at: STORY_NOW_MS - index * 3 * DAY_MS,
}));

/** Found in one room: messages of its members. */
export const EXAMPLE_ROOM_SEARCH_RESULTS: readonly MessageSearchResultData[] = EXAMPLE_SEARCH_RESULTS.map(
  (result, index) => ({ ...result, ...EXAMPLE_SENDERS[index]!, kind: 'user' }),
);

/** The chats that a message or a post can be sent to. */
export const EXAMPLE_SHARE_CHATS = EXAMPLE_CHATS.map(({ id, name, src, kind }) => ({
  id,
  avatarId: id,
  name,
  src,
  kind,
}));

/** A few emojis per group, because axe checks each. */
export const EXAMPLE_EMOJI_SECTIONS = parseEmojiSections(ALL_EMOJIS).map(({ group, emojis }) => ({
  group,
  emojis: emojis.slice(0, 24),
}));

/** Two pictures and a file, selected for sending. */
export const EXAMPLE_SELECTED_FILES: readonly SelectedFilePreviewData[] = [
  { id: 'p1', kind: 'image', name: 'IMG_2011.jpg', size: 960_000, url: makeStoryImage(1).url, duration: null },
  { id: 'p2', kind: 'image', name: 'IMG_2012.jpg', size: 1_440_000, url: makeStoryImage(2).url, duration: null },
  { id: 'f1', kind: 'file', name: '路线和时刻表 Route and timetable.pdf', size: 1_200_000, url: null, duration: null },
];
