import { expect, test } from 'vitest';
import { paths } from '../shared/navigation/paths.ts';
import { preloadsFor } from './route-preloads.ts';
import { layouts, screens } from './screens.ts';

test.each([
  [paths.homeRecommend.href(), false, [layouts.guest, screens.home]],
  [paths.homeRecommend.href(), true, [layouts.main, screens.home]],
  ['/somewhere/else', false, [layouts.guest, screens.home]],
  [paths.chat.href(), false, [screens.loginSelect]],
  [paths.loginPhone.href(), false, [screens.login]],
  [paths.loginEmail.href(), false, [screens.login]],
  [paths.maintenance.href(), true, [screens.maintenance]],
  [paths.myPage.href(), true, [layouts.main, screens.myPage]],
  [paths.room.href({ id: 'g1' }), true, [layouts.main, layouts.chats, screens.chatList]],
  [paths.chat.href(), true, [layouts.main, layouts.chats, screens.chatList]],
])('preloads: %s, signed in %s, has its screens', (pathname, isSignedIn, expected) => {
  const opened = preloadsFor(pathname, isSignedIn);
  expect(opened).toHaveLength(expected.length);
  opened.forEach((screen, index) => expect(screen).toBe(expected[index]));
});
