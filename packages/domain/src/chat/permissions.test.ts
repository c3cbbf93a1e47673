import { expect, test } from 'vitest';
import { maySend } from './permissions.ts';
import { sampleGroup } from './fixtures.ts';

test('pictures, videos and voice have an ability of their own; all else goes with messages', () => {
  const { permissions } = sampleGroup().user_auth;
  expect(maySend('image', permissions)).toBe(true);
  expect(maySend('image', { ...permissions, send_image: 'denied' })).toBe(false);
  expect(maySend('audio', { ...permissions, send_image: 'denied' })).toBe(true);
  const unwritten = { ...permissions, send_message: 'denied' } as const;
  const types = ['text', 'file', 'share_social_post', 'video'] as const;
  expect(types.map((type) => maySend(type, unwritten))).toEqual([false, false, false, true]);
});
