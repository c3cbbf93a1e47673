import { paths } from '../shared/paths.ts';
import type { Screen } from './Page.tsx';
import { screens } from './screens.ts';

/** What stands around the screens. */
export const layouts = {
  main: { load: () => import('./MainLayout.tsx'), words: 'main' },
  chats: { load: () => import('./ChatPanes.tsx') },
} satisfies Record<string, Screen>;

interface Opening {
  /** Route patterns without parameters; `*` is any. */
  readonly at: readonly string[];
  readonly guest: readonly Screen[];
  readonly member: readonly Screen[];
}

/**
 * What is on the screen first, by address and visitor; the rest of the addresses open like the home page. The build
 * reads this table too.
 */
export const openings: readonly Opening[] = [
  { at: [paths.loginPhone.pattern, paths.loginEmail.pattern], guest: [screens.login], member: [layouts.main] },
  { at: [paths.register.pattern], guest: [screens.register], member: [screens.register] },
  {
    at: [paths.forgotPasswordPhone.pattern, paths.forgotPasswordEmail.pattern],
    guest: [screens.forgotPassword],
    member: [screens.forgotPassword],
  },
  { at: [paths.googleCallback.pattern], guest: [screens.googleCallback], member: [layouts.main] },
  { at: [paths.googleRegister.pattern], guest: [screens.googleRegister], member: [layouts.main] },
  { at: [paths.maintenance.pattern], guest: [screens.maintenance], member: [screens.maintenance] },
  {
    at: [paths.myPage.pattern],
    guest: [screens.loginSelect],
    member: [layouts.main, screens.me],
  },
  { at: [paths.profile.pattern], guest: [screens.loginSelect], member: [layouts.main, screens.settings] },
  { at: [paths.editProfile.pattern], guest: [screens.loginSelect], member: [layouts.main, screens.editProfile] },
  { at: ['*'], guest: [screens.loginSelect], member: [layouts.main, layouts.chats, screens.chatList] },
];

/** The screens with which an address opens. `pathname` begins with a slash. */
export function openingOf(pathname: string, isSignedIn: boolean): readonly Screen[] {
  const opening = openings.find(({ at }) => at.includes(pathname) || at.includes('*'))!;
  return isSignedIn ? opening.member : opening.guest;
}

/** Addresses that only lead to the home page; index.html goes there at once. */
export const leadHome: readonly string[] = [paths.root.href(), paths.home.href()];

/**
 * First screens of guests that index.html holds drawn, so that they are there before any script: an address to draw, and those that
 * look the same.
 */
export const drawn: readonly (readonly [string, ...string[]])[] = [
  [paths.homeRecommend.href(), paths.chat.href(), paths.myPage.href()],
  [paths.login.href()],
];
