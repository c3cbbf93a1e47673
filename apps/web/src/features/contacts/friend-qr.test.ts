import { expect, test } from 'vitest';
import { resolveFriendOrGroupQr, toAddFriendUrl } from './friend-qr.ts';

const SITE = 'https://gu.example';

test('QR code of a user: leads to the search for friends', () => {
  expect(resolveFriendOrGroupQr(` ${toAddFriendUrl('wren2026', SITE)}\n`, SITE)).toEqual({
    href: '/friends?dialogVisible=add&contact=wren2026',
  });
});

test('QR code of a group: leads to joining', () => {
  expect(resolveFriendOrGroupQr(`${SITE}/chat?invite=AB23CD45`, SITE)).toEqual({ href: '/chat?invite=AB23CD45' });
});

test('QR code of a user on another site: names the site', () => {
  expect(resolveFriendOrGroupQr(toAddFriendUrl('wren2026', 'https://mee.example:8443'), SITE)).toEqual({
    otherSite: 'mee.example:8443',
  });
});

test.each([
  '',
  'wren2026',
  `${SITE}/friends`,
  `${SITE}/chat`,
  `${SITE}/chat?contact=a1`,
  `${SITE}/profile?dialogVisible=scan#abc`,
  'https://x.example/?contact=a1',
])('another QR code: %j is none', (text) => {
  expect(resolveFriendOrGroupQr(text, SITE)).toBeNull();
});
