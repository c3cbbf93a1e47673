import { describe, expect, it } from 'vitest';
import { getNamedNotificationActors, type Notification, splitNotificationsByViewed } from './notification.ts';
import { getNotificationCategory, getNotificationKind, NOTIFICATION_FILTERS, NOTIFICATION_KINDS } from './types.ts';

const actor = (id: string): Notification['actors'][number] => ({
  id,
  nickname: id,
  origin_nickname: id,
  avatar: null,
  avatar_thumbnail: null,
  account_cancelled: false,
});
const [ann, ben, cat] = [actor('u1'), actor('u2'), actor('u3')];

describe('names of a notification', () => {
  it.each([
    ['one user', [ann], 1, { named: [ann], others: 0 }],
    ['two users', [ann, ben], 2, { named: [ann, ben], others: 0 }],
    ['many users', [ann, ben, cat], 100, { named: [ann, ben], others: 98 }],
    ['users who may not be named', [], 3, { named: [], others: 3 }],
  ])('likes: %s', (_, actors, count, names) => {
    expect(getNamedNotificationActors({ type: 'post_like', actors, count })).toEqual(names);
  });

  it('comments: the count is not a number of users', () => {
    expect(getNamedNotificationActors({ type: 'post_comment', actors: [ann], count: 5 })).toEqual({
      named: [ann],
      others: 0,
    });
    expect(getNamedNotificationActors({ type: 'post_comment', actors: [ann, ben, cat], count: 9 })).toEqual({
      named: [ann, ben],
      others: null,
    });
  });
});

describe('line between new and seen', () => {
  it('compares positions as numbers', () => {
    const list = [{ position: '12' }, { position: '9' }, { position: '8' }];
    expect(splitNotificationsByViewed(list, 8)).toEqual({
      fresh: [{ position: '12' }, { position: '9' }],
      seen: [{ position: '8' }],
    });
  });
});

describe('kinds of notifications', () => {
  it('cannot switch off what concerns money moved, reports and security', () => {
    for (const type of ['redemption', 'deposit', 'report_result', 'new_device', 'password', 'system'] as const)
      expect(getNotificationKind(type)).toBeNull();
    expect(NOTIFICATION_KINDS).toContain(getNotificationKind('post_like'));
    expect(NOTIFICATION_FILTERS).toContain(getNotificationCategory('red_envelope_best'));
  });
});
