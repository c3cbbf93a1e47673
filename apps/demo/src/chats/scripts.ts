import type { MessageType } from '@quintet/domain/chat/message';
import {
  type RedEnvelopeKindNumber,
  RED_ENVELOPE_LUCKY,
  RED_ENVELOPE_MINEFIELD,
  RED_ENVELOPE_NORMAL,
} from '@quintet/domain/red-envelopes/rules';

/** A file of a message in assets/. */
export type ScriptedMessageFile = {
  readonly type: 'image' | 'video' | 'audio' | 'file';
  readonly asset: string;
  /** The document's name in the message. */
  readonly filename?: string;
};

export type ScriptedEnvelope = {
  readonly type: 'red_envelope';
  readonly kind: RedEnvelopeKindNumber;
  readonly amount: number;
  readonly count: number;
  /** Of a minefield. */
  readonly digit?: number;
};

/** Content other than text. */
type MessageContent =
  | ScriptedMessageFile
  /** The most liked post that shows this asset's motif. */
  | { readonly type: 'share_social_post'; readonly motif: string }
  /** A user by index. */
  | { readonly type: 'share_social_author'; readonly user: number }
  /** Scripted texts of the group on a topic. */
  | { readonly type: 'chat_record'; readonly topic: string; readonly beats: readonly number[] }
  | { readonly type: 'image_retracted' | 'member_join' | 'group_icon' }
  /** Pins an earlier message of the script. */
  | { readonly type: 'message_pin'; readonly beat: number }
  /** The text is the greeting. */
  | ScriptedEnvelope
  /** The member claims a share of the red envelope that the message replies to. */
  | { readonly type: 'red_envelope_claim' };

/** A scripted message. */
export type ScriptedMessage = {
  /** Index among the members of the group. */
  readonly member: number;
  readonly text?: string;
  readonly content?: MessageContent;
  /** Index of the scripted message that it replies to. */
  readonly replyTo?: number;
  /** Number of members per emoji. */
  readonly reactions?: Readonly<Record<string, number>>;
  readonly isPinned?: boolean;
};

export type DemoChatScript = readonly ScriptedMessage[];

const SYSTEM_TYPES: ReadonlySet<MessageType> = new Set<MessageType>([
  'member_join',
  'group_icon',
  'message_pin',
  'red_envelope_claim',
]);

/** System messages do not count as unread. */
export const isScriptedSystemMessage = (scripted: ScriptedMessage | undefined): boolean =>
  scripted?.content !== undefined && SYSTEM_TYPES.has(scripted.content.type);

/** Members claim shares of a red envelope of the script, one after the other. */
const claim = (envelope: number, members: readonly number[]): DemoChatScript =>
  members.map((member) => ({ member, content: { type: 'red_envelope_claim' }, replyTo: envelope }));

/** Hikers share photos of the last walk and plan the next. */
export const WALK_CHAT_SCRIPT: DemoChatScript = [
  { member: 2, text: '上周的照片整理好了，先发几张' },
  { member: 2, content: { type: 'image', asset: 'mountains-3.webp' }, reactions: { '❤️': 5, '👍': 3 } },
  { member: 2, content: { type: 'image', asset: 'dunes-35.webp' } },
  { member: 3, text: '第一张可以做群封面了', replyTo: 1, reactions: { '👍': 4 } },
  { member: 0, text: '好，那我换上' },
  { member: 0, content: { type: 'group_icon' } },
  { member: 4, text: '下周的路线和装备我写好了，大家看看' },
  { member: 4, content: { type: 'file', asset: 'walk.txt', filename: '周日路线与装备.txt' } },
  { member: 4, text: '集合时间：周日早上七点，东门地铁站 B 口', isPinned: true, reactions: { '👍': 7 } },
  { member: 0, content: { type: 'message_pin', beat: 8 } },
  { member: 5, content: { type: 'audio', asset: 'voice-7.mp3' } },
  { member: 1, content: { type: 'image_retracted' } },
  { member: 1, text: '发错群了，不好意思', reactions: { '😂': 4 } },
  { member: 6, content: { type: 'member_join' } },
  { member: 3, text: '欢迎欢迎' },
  { member: 3, content: { type: 'share_social_post', motif: 'forest' } },
];

/** A member shows a dish, and another asks for the recipe. */
export const SUPPER_CHAT_SCRIPT: DemoChatScript = [
  { member: 3, content: { type: 'image', asset: 'table-24.webp' }, reactions: { '❤️': 6, '🔥': 2 } },
  { member: 3, text: '今天的晚饭，第一次做成功' },
  { member: 4, text: '看着就香，怎么做的？', replyTo: 0 },
  { member: 3, content: { type: 'audio', asset: 'voice-9.mp3' } },
  { member: 1, text: '收藏了，周末试试', reactions: { '👍': 2 } },
  { member: 1, content: { type: 'share_social_author', user: 3 } },
  {
    member: 3,
    text: '请大家喝糖水',
    content: { type: 'red_envelope', kind: RED_ENVELOPE_NORMAL, amount: 200, count: 10 },
  },
  ...claim(6, [4, 5, 6]),
  { member: 4, text: '谢谢！下次我来做' },
];

/** Friends choose a film. */
export const FILM_CHAT_SCRIPT: DemoChatScript = [
  { member: 2, text: 'Friday, my place. What are we watching?', isPinned: true, reactions: { '🎉': 4 } },
  { member: 2, content: { type: 'message_pin', beat: 0 } },
  { member: 3, content: { type: 'image', asset: 'poster-4.webp' }, reactions: { '👍': 3, '😮': 1 } },
  { member: 4, text: 'That poster alone is worth an evening', replyTo: 2 },
  { member: 5, content: { type: 'file', asset: 'films.txt', filename: 'Watch list.txt' } },
  { member: 3, content: { type: 'video', asset: 'sea-104.mp4' } },
  { member: 3, text: 'The first seconds of it' },
  { member: 1, content: { type: 'audio', asset: 'voice-5.mp3' } },
  { member: 0, text: 'I bring popcorn', reactions: { '❤️': 2 } },
];

/** Two friends plan a day out. */
export const ISLAND_CHAT_SCRIPT: DemoChatScript = [
  { member: 1, content: { type: 'image', asset: 'sea-35.webp' }, reactions: { '❤️': 1 } },
  { member: 1, text: 'Look at the water today' },
  { member: 0, text: 'Saturday then. Shall I book the ferry?', replyTo: 0 },
  { member: 1, content: { type: 'audio', asset: 'voice-6.mp3' } },
  { member: 0, content: { type: 'file', asset: 'ferry.txt', filename: 'Ferry times.txt' } },
  { member: 1, content: { type: 'image_retracted' } },
  { member: 1, text: 'Wrong picture, sorry. This one:' },
  { member: 1, content: { type: 'share_social_post', motif: 'sea' } },
  { member: 0, text: 'Booked!', reactions: { '🎉': 1 } },
  { member: 0, content: { type: 'chat_record', topic: 'films', beats: [0, 3, 6, 8] } },
  { member: 0, text: 'And Friday is film night. You missed this' },
  {
    member: 1,
    text: 'For the ferry',
    content: { type: 'red_envelope', kind: RED_ENVELOPE_NORMAL, amount: 88, count: 1 },
  },
  ...claim(11, [0]),
  { member: 0, text: 'Oh, thank you! The ice cream is on me then' },
];

/** Friends share a lucky red envelope, and all shares are claimed. */
export const COAST_CHAT_SCRIPT: DemoChatScript = [
  {
    member: 1,
    text: '周六海边见！',
    content: { type: 'red_envelope', kind: RED_ENVELOPE_LUCKY, amount: 500, count: 5 },
  },
  ...claim(0, [2, 0, 4, 3, 5]),
  { member: 3, text: '手气最佳的请吃冰' },
  { member: 0, text: '谢谢！周六见', reactions: { '🎉': 2 } },
];

/** Runners play with a minefield of red envelopes. */
export const RUNNERS_CHAT_SCRIPT: DemoChatScript = [
  {
    member: 2,
    text: 'Last one to the bridge',
    content: { type: 'red_envelope', kind: RED_ENVELOPE_MINEFIELD, amount: 300, count: 3, digit: 7 },
  },
  ...claim(0, [0, 1]),
  { member: 3, text: 'Two minutes have never been this long' },
  { member: 4, text: 'I can’t look' },
  { member: 2, text: 'There we are', reactions: { '😂': 3 } },
];

/** The rest of a lucky red envelope returns after a day. */
export const BOOK_CHAT_SCRIPT: DemoChatScript = [
  {
    member: 0,
    text: 'For everybody who finished chapter nine',
    content: { type: 'red_envelope', kind: RED_ENVELOPE_LUCKY, amount: 400, count: 4 },
  },
  ...claim(0, [3, 1]),
  { member: 1, text: 'Just the two of us, then' },
  { member: 4, text: 'I am still on chapter four' },
];
