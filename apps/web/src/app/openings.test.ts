import { expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { layouts, openingOf } from './openings.ts';
import { screens } from './screens.ts';

test.each([
  [paths.homeRecommend.href(), false, [screens.loginSelect]],
  [paths.chat.href(), false, [screens.loginSelect]],
  [paths.loginPhone.href(), false, [screens.login]],
  [paths.loginEmail.href(), false, [screens.login]],
  [paths.maintenance.href(), true, [screens.maintenance]],
  [paths.myPage.href(), true, [layouts.main, screens.me]],
  [paths.chat.href(), true, [layouts.main, layouts.chats, screens.chatList]],
])('%s, signed in %s, opens with its screens', (pathname, isSignedIn, expected) => {
  const opened = openingOf(pathname, isSignedIn);
  expect(opened).toHaveLength(expected.length);
  opened.forEach((screen, index) => expect(screen).toBe(expected[index]));
});
