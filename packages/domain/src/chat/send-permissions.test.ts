import { expect, test } from 'vitest';
import { canSend } from './send-permissions.ts';
import { makeGroup } from './fixtures.ts';

test('pictures, videos and voice need their own permissions; all other types need send_message', () => {
  const { permissions } = makeGroup().user_auth;
  expect(canSend('image', permissions)).toBe(true);
  expect(canSend('image', { ...permissions, send_image: 'denied' })).toBe(false);
  expect(canSend('audio', { ...permissions, send_image: 'denied' })).toBe(true);
  const unwritten = { ...permissions, send_message: 'denied' } as const;
  const types = ['text', 'file', 'share_social_post', 'video'] as const;
  expect(types.map((type) => canSend(type, unwritten))).toEqual([false, false, false, true]);
});
