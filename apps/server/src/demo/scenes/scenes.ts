import type { Scene } from './scene.ts';

/** A walk is looked back on and the next one planned. */
export const WALK: Scene = [
  { who: 2, text: '上周的照片整理好了，先发几张' },
  { who: 2, shown: { type: 'image', drawing: 'mountains-3' }, reactions: { '❤️': 5, '👍': 3 } },
  { who: 2, shown: { type: 'image', drawing: 'dunes-35' } },
  { who: 3, text: '第一张可以做群封面了', replyTo: 1, reactions: { '👍': 4 } },
  { who: 0, text: '好，那我换上' },
  { who: 0, shown: { type: 'group_icon' } },
  { who: 4, text: '下周的路线和装备我写好了，大家看看' },
  { who: 4, shown: { type: 'file', document: 'walk.txt', filename: '周日路线与装备.txt' } },
  { who: 4, text: '集合时间：周日早上七点，东门地铁站 B 口', isPinned: true, reactions: { '👍': 7 } },
  { who: 0, shown: { type: 'message_pin', beat: 8 } },
  { who: 5, shown: { type: 'audio', seconds: 7 } },
  { who: 1, shown: { type: 'image_retracted' } },
  { who: 1, text: '发错群了，不好意思', reactions: { '😂': 4 } },
  { who: 6, shown: { type: 'member_join' } },
  { who: 3, text: '欢迎欢迎' },
  { who: 3, shown: { type: 'share_social_post', motif: 'forest' } },
];

/** Supper is shown, and asked about. */
export const SUPPER: Scene = [
  { who: 3, shown: { type: 'image', drawing: 'table-24' }, reactions: { '❤️': 6, '🔥': 2 } },
  { who: 3, text: '今天的晚饭，第一次做成功' },
  { who: 4, text: '看着就香，怎么做的？', replyTo: 0 },
  { who: 3, shown: { type: 'audio', seconds: 9 } },
  { who: 1, text: '收藏了，周末试试', reactions: { '👍': 2 } },
  { who: 1, shown: { type: 'share_social_author', place: 3 } },
];

/** A film is chosen. */
export const FILM: Scene = [
  { who: 2, text: 'Friday, my place. What are we watching?', isPinned: true, reactions: { '🎉': 4 } },
  { who: 2, shown: { type: 'message_pin', beat: 0 } },
  { who: 3, shown: { type: 'image', drawing: 'poster-4' }, reactions: { '👍': 3, '😮': 1 } },
  { who: 4, text: 'That poster alone is worth an evening', replyTo: 2 },
  { who: 5, shown: { type: 'file', document: 'films.txt', filename: 'Watch list.txt' } },
  { who: 3, shown: { type: 'video', drawing: 'sea-104' } },
  { who: 3, text: 'The first seconds of it' },
  { who: 1, shown: { type: 'audio', seconds: 5 } },
  { who: 0, text: 'I bring popcorn', reactions: { '❤️': 2 } },
];

/** Two friends plan a day out. */
export const ISLAND: Scene = [
  { who: 1, shown: { type: 'image', drawing: 'sea-35' }, reactions: { '❤️': 1 } },
  { who: 1, text: 'Look at the water today' },
  { who: 0, text: 'Saturday then. Shall I book the ferry?', replyTo: 0 },
  { who: 1, shown: { type: 'audio', seconds: 6 } },
  { who: 0, shown: { type: 'file', document: 'ferry.txt', filename: 'Ferry times.txt' } },
  { who: 1, shown: { type: 'image_retracted' } },
  { who: 1, text: 'Wrong picture, sorry. This one:' },
  { who: 1, shown: { type: 'share_social_post', motif: 'sea' } },
  { who: 0, text: 'Booked!', reactions: { '🎉': 1 } },
];
