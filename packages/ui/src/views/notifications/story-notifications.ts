import type { Notification } from '@quintet/domain/notifications/notification';
import { makeStoryImage } from '../social/post/story-posts.ts';

const toActor = (id: string, nickname: string): Notification['actors'][number] => ({
  id,
  nickname,
  origin_nickname: nickname,
  avatar: null,
  avatar_thumbnail: null,
  account_cancelled: false,
});
const MOSS = toActor('u1', 'Moss Harbour');
const TANGERINE = toActor('u2', '小橘子');
const KETTLE = toActor('u3', 'A name that is far too long for its line');

/** The time at which the stories of notifications happen. */
export const STORY_NOTIFICATIONS_NOW_MS = Date.parse('2026-11-22T12:00:00.000Z');

const BASE: Notification = {
  id: 'n1',
  type: 'post_like',
  position: '1',
  count: 1,
  actors: [MOSS],
  target: { kind: 'post', id: 'p1', post_id: 'p1', group_id: null },
  values: {},
  title: 'First light over the reservoir',
  text: null,
  image: makeStoryImage(0).url,
  announcement: null,
  is_viewed: false,
  create_at: '2026-11-22T11:40:00.000Z',
};

const make = (position: number, given: Partial<Notification>): Notification => ({
  ...BASE,
  id: `n${position}`,
  position: String(position),
  ...given,
});
const SITE = { actors: [], image: null, title: null };

/** The newest position that was viewed. */
export const EXAMPLE_VIEWED_NOTIFICATION_POSITION = 15;

/** Notifications of all types. */
export const EXAMPLE_NOTIFICATIONS: readonly Notification[] = [
  make(20, { count: 98_213, actors: [MOSS, TANGERINE, KETTLE] }),
  make(19, { type: 'post_comment', count: 1, text: '太美了，请问是在哪里拍的？', actors: [TANGERINE] }),
  make(18, { type: 'comment_reply', count: 4, text: 'Same place next week?', actors: [KETTLE], image: null }),
  make(17.5, {
    type: 'mention',
    count: 2,
    text: '@小橘子 谁带保温杯？',
    title: 'Walkers',
    actors: [TANGERINE],
    image: null,
    target: { kind: 'message', id: 'm1', post_id: null, group_id: 'g1' },
  }),
  make(17.2, { type: 'comment_mention', text: '@Moss 你看', actors: [KETTLE] }),
  make(17, { type: 'follow', count: 2, actors: [MOSS, TANGERINE], image: null, title: null }),
  make(16, { ...SITE, type: 'deposit', values: { amount: 1200 } }),
  make(15, { type: 'post_collect', count: 3, actors: [] }),
  make(14, { type: 'comment_like', text: 'Bring a thermos', actors: [KETTLE] }),
  make(13, { type: 'contact', image: null, title: null }),
  make(12, { type: 'group_invite', title: 'Walkers', image: null }),
  make(11, { type: 'group_role', values: { role: 'admin' }, title: 'Walkers', image: null }),
  make(10, { type: 'group_remove', values: { name: 'Walkers' }, title: null, image: null }),
  make(9, { ...SITE, type: 'red_envelope_best', values: { amount: 88 }, actors: [MOSS] }),
  make(8, { ...SITE, type: 'red_envelope_return', values: { amount: 12 } }),
  make(7, { ...SITE, type: 'red_envelope_result', values: { amount: 107, outcome: 'hit' } }),
  make(6, { ...SITE, type: 'redemption', values: { amount: 5000, outcome: 'failed' } }),
  make(5, { ...SITE, type: 'post_review', values: { outcome: 'rejected' }, image: makeStoryImage(1).url }),
  make(4, { ...SITE, type: 'report_result', values: { outcome: 'upheld' } }),
  make(3, { ...SITE, type: 'new_device' }),
  make(2, { ...SITE, type: 'password' }),
  make(1, {
    ...SITE,
    type: 'system',
    announcement: {
      zh_cn: { title: '今晚维护', text: '今晚两点到三点，积分暂停兑换。' },
      en: { title: 'Maintenance tonight', text: 'Points cannot be redeemed from 2 to 3 at night.' },
    },
  }),
].map((notification, index) => ({
  ...notification,
  create_at: new Date(STORY_NOTIFICATIONS_NOW_MS - (index + 1) ** 3 * 60_000).toISOString(),
}));
