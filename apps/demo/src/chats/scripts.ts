import type { MessageType } from '@quintet/domain/chat/message';

/** An asset that a message carries, by its file name in assets/. */
export type FileAsset = {
  readonly type: 'image' | 'video' | 'audio' | 'file';
  readonly asset: string;
  /** What the sender calls a document. */
  readonly filename?: string;
};

/** What a message carries besides text. */
type Carried =
  | FileAsset
  /** The most liked post that shows this asset's motif. */
  | { readonly type: 'share_social_post'; readonly motif: string }
  /** A user by index. */
  | { readonly type: 'share_social_author'; readonly user: number }
  | { readonly type: 'image_retracted' | 'member_join' | 'group_icon' }
  /** An earlier beat of the scene is pinned. */
  | { readonly type: 'message_pin'; readonly beat: number };

/** One message of a scene. */
export type Beat = {
  /** Index among the members of the group. */
  readonly who: number;
  readonly text?: string;
  readonly carried?: Carried;
  /** The beat that it replies to. */
  readonly replyTo?: number;
  /** How many members reacted with each emoji. */
  readonly reactions?: Readonly<Record<string, number>>;
  readonly isPinned?: boolean;
};

export type Scene = readonly Beat[];

const SYSTEM_TYPES: ReadonlySet<MessageType> = new Set<MessageType>(['member_join', 'group_icon', 'message_pin']);

/** Lines of the system do not count as unread. */
export const isSystemLine = (beat: Beat | undefined): boolean =>
  beat?.carried !== undefined && SYSTEM_TYPES.has(beat.carried.type);

/** Hikers share photos of the last walk and plan the next. */
export const WALK: Scene = [
  { who: 2, text: '上周的照片整理好了，先发几张' },
  { who: 2, carried: { type: 'image', asset: 'mountains-3.webp' }, reactions: { '❤️': 5, '👍': 3 } },
  { who: 2, carried: { type: 'image', asset: 'dunes-35.webp' } },
  { who: 3, text: '第一张可以做群封面了', replyTo: 1, reactions: { '👍': 4 } },
  { who: 0, text: '好，那我换上' },
  { who: 0, carried: { type: 'group_icon' } },
  { who: 4, text: '下周的路线和装备我写好了，大家看看' },
  { who: 4, carried: { type: 'file', asset: 'walk.txt', filename: '周日路线与装备.txt' } },
  { who: 4, text: '集合时间：周日早上七点，东门地铁站 B 口', isPinned: true, reactions: { '👍': 7 } },
  { who: 0, carried: { type: 'message_pin', beat: 8 } },
  { who: 5, carried: { type: 'audio', asset: 'voice-7.mp3' } },
  { who: 1, carried: { type: 'image_retracted' } },
  { who: 1, text: '发错群了，不好意思', reactions: { '😂': 4 } },
  { who: 6, carried: { type: 'member_join' } },
  { who: 3, text: '欢迎欢迎' },
  { who: 3, carried: { type: 'share_social_post', motif: 'forest' } },
];

/** Somebody shows a dish and is asked for the recipe. */
export const SUPPER: Scene = [
  { who: 3, carried: { type: 'image', asset: 'table-24.webp' }, reactions: { '❤️': 6, '🔥': 2 } },
  { who: 3, text: '今天的晚饭，第一次做成功' },
  { who: 4, text: '看着就香，怎么做的？', replyTo: 0 },
  { who: 3, carried: { type: 'audio', asset: 'voice-9.mp3' } },
  { who: 1, text: '收藏了，周末试试', reactions: { '👍': 2 } },
  { who: 1, carried: { type: 'share_social_author', user: 3 } },
];

/** Friends choose a film. */
export const FILM: Scene = [
  { who: 2, text: 'Friday, my place. What are we watching?', isPinned: true, reactions: { '🎉': 4 } },
  { who: 2, carried: { type: 'message_pin', beat: 0 } },
  { who: 3, carried: { type: 'image', asset: 'poster-4.webp' }, reactions: { '👍': 3, '😮': 1 } },
  { who: 4, text: 'That poster alone is worth an evening', replyTo: 2 },
  { who: 5, carried: { type: 'file', asset: 'films.txt', filename: 'Watch list.txt' } },
  { who: 3, carried: { type: 'video', asset: 'sea-104.mp4' } },
  { who: 3, text: 'The first seconds of it' },
  { who: 1, carried: { type: 'audio', asset: 'voice-5.mp3' } },
  { who: 0, text: 'I bring popcorn', reactions: { '❤️': 2 } },
];

/** Two friends plan a day out. */
export const ISLAND: Scene = [
  { who: 1, carried: { type: 'image', asset: 'sea-35.webp' }, reactions: { '❤️': 1 } },
  { who: 1, text: 'Look at the water today' },
  { who: 0, text: 'Saturday then. Shall I book the ferry?', replyTo: 0 },
  { who: 1, carried: { type: 'audio', asset: 'voice-6.mp3' } },
  { who: 0, carried: { type: 'file', asset: 'ferry.txt', filename: 'Ferry times.txt' } },
  { who: 1, carried: { type: 'image_retracted' } },
  { who: 1, text: 'Wrong picture, sorry. This one:' },
  { who: 1, carried: { type: 'share_social_post', motif: 'sea' } },
  { who: 0, text: 'Booked!', reactions: { '🎉': 1 } },
];
