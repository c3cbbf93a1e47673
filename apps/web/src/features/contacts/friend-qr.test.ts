import { expect, test } from 'vitest';
import { parseFriendQr, toFriendUrl } from './friend-qr.ts';

const SITE = 'https://gu.example';

test('QR code of a friend: names the account ID', () => {
  expect(parseFriendQr(` ${toFriendUrl('wren2026', SITE)}\n`, SITE)).toEqual({ username: 'wren2026' });
});

test('QR code of a friend on another site: names the site', () => {
  expect(parseFriendQr(toFriendUrl('wren2026', 'https://mee.example:8443'), SITE)).toEqual({
    otherSite: 'mee.example:8443',
  });
});

test.each([
  '',
  'wren2026',
  `${SITE}/friends`,
  `${SITE}/profile?dialogVisible=scan#abc`,
  'https://x.example/?contact=a1',
])('another QR code: %j is none', (text) => {
  expect(parseFriendQr(text, SITE)).toBeNull();
});
