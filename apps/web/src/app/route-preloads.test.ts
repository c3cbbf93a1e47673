import { expect, test } from 'vitest';
import { paths } from '../shared/navigation/paths.ts';
import { getRouteScreens } from './route-preloads.ts';

test.each([
  [paths.homeRecommend.href(), false, ['guestLayout', 'home']],
  [paths.homeRecommend.href(), true, ['signedInLayout', 'home']],
  ['/somewhere/else', false, ['guestLayout', 'home']],
  [paths.chat.href(), false, ['loginSelect']],
  [paths.loginPhone.href(), false, ['login']],
  [paths.loginEmail.href(), false, ['login']],
  [paths.maintenance.href(), true, ['maintenance']],
  [paths.myPage.href(), true, ['signedInLayout', 'myPage']],
  [paths.room.href({ id: 'g1' }), true, ['signedInLayout', 'chatPanes', 'chatList']],
  [paths.chat.href(), true, ['signedInLayout', 'chatPanes', 'chatList']],
])('preloads: %s, signed in %s, has its screens', (pathname, isSignedIn, expected) => {
  expect(getRouteScreens(pathname, isSignedIn)).toEqual(expected);
});
