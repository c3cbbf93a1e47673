import { expect, test } from 'vitest';
import { canSendMessageType } from './send-permissions.ts';
import { makeGroupFixture } from './fixtures.ts';

test('pictures, videos and voice need their own permissions; all other types need send_message', () => {
  const { permissions } = makeGroupFixture().user_auth;
  expect(canSendMessageType('image', permissions)).toBe(true);
  expect(canSendMessageType('image', { ...permissions, send_image: 'denied' })).toBe(false);
  expect(canSendMessageType('audio', { ...permissions, send_image: 'denied' })).toBe(true);
  const unwritten = { ...permissions, send_message: 'denied' } as const;
  const types = ['text', 'file', 'share_social_post', 'video'] as const;
  expect(types.map((type) => canSendMessageType(type, unwritten))).toEqual([false, false, false, true]);
});
