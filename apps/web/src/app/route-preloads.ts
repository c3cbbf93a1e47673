import { paths } from '../shared/paths.ts';
import type { Screen } from './Page.tsx';
import { screens } from './screens.ts';

/** What stands around the screens. */
export const layouts = {
  main: { load: () => import('./MainLayout.tsx'), words: 'main' },
  guest: { load: () => import('./GuestLayout.tsx') },
  chats: { load: () => import('./ChatPanes.tsx'), words: 'chat' },
} satisfies Record<string, Screen>;

/** What one visitor sees first at an address. */
export interface Opening {
  readonly screens: readonly Screen[];
  /** Asked for before the script is there; of a list of posts, the first pictures then, too. */
  readonly asks?: readonly string[];
}

interface Openings {
  /** Addresses; those that end in `*` are all that begin so. */
  readonly at: readonly string[];
  readonly guest: Opening;
  readonly member: Opening;
}

const same = (screen: Screen) => ({ guest: { screens: [screen] }, member: { screens: [screen] } });

/** All addresses of a pattern that ends with a parameter. */
const under = (pattern: string): string => pattern.replace(/:\w+$/, '*');

/** Guests are asked to log in; login select asks whether there is maintenance. */
const asked: Opening = { screens: [screens.loginSelect], asks: ['/api/v1/maintenance'] };
const login: Opening = { screens: [screens.login], asks: ['/api/v1/maintenance'] };
const main: Opening = { screens: [layouts.main] };
/** The chats are on the device; who has none yet comes here from signing in. */
const chats: Opening = { screens: [layouts.main, layouts.chats, screens.chatList] };
const home = { guest: [layouts.guest, screens.home], member: [layouts.main, screens.home] };

/**
 * What is on the screen first, by address and visitor; the rest of the addresses open like the home page. The build
 * reads this table too.
 */
export const openings: readonly Openings[] = [
  { at: [paths.login.pattern, paths.publish.pattern], guest: asked, member: main },
  { at: [paths.loginPhone.pattern, paths.loginEmail.pattern], guest: login, member: main },
  { at: [paths.register.pattern], ...same(screens.register) },
  { at: [paths.forgotPasswordPhone.pattern, paths.forgotPasswordEmail.pattern], ...same(screens.forgotPassword) },
  { at: [paths.googleCallback.pattern], guest: { screens: [screens.googleCallback] }, member: main },
  { at: [paths.googleRegister.pattern], guest: { screens: [screens.googleRegister] }, member: main },
  { at: [paths.maintenance.pattern], ...same(screens.maintenance) },
  { at: [paths.chat.pattern, under(paths.room.pattern)], guest: asked, member: chats },
  { at: [paths.myPage.pattern], guest: asked, member: { screens: [layouts.main, screens.me] } },
  { at: [paths.profile.pattern], guest: asked, member: { screens: [layouts.main, screens.settings] } },
  { at: [paths.editProfile.pattern], guest: asked, member: { screens: [layouts.main, screens.editProfile] } },
  {
    at: [under(paths.post.pattern)],
    guest: { screens: [layouts.guest, screens.post] },
    member: main,
  },
  {
    at: [under(paths.author.pattern)],
    guest: { screens: [layouts.guest, screens.author] },
    member: main,
  },
  {
    at: [paths.homeFollow.pattern],
    guest: { screens: home.guest },
    member: { screens: home.member, asks: ['/social/api/recommend/follower'] },
  },
  {
    at: ['*'],
    guest: { screens: home.guest, asks: ['/social/api/guest/recommend/public'] },
    member: { screens: home.member, asks: ['/social/api/recommend/public'] },
  },
];

const isAt = (pathname: string) => (at: string) =>
  at.endsWith('*') ? pathname.startsWith(at.slice(0, -1)) : at === pathname;

/** The screens with which an address opens. `pathname` begins with a slash. */
export function openingOf(pathname: string, isSignedIn: boolean): readonly Screen[] {
  const opening = openings.find(({ at }) => at.some(isAt(pathname)))!;
  return (isSignedIn ? opening.member : opening.guest).screens;
}

/** Addresses that only lead to the home page; index.html goes there at once. */
export const leadHome: readonly string[] = [paths.root.href(), paths.home.href()];

/**
 * First screens of guests that index.html holds drawn, so that they are there before any script: an address to draw, and those that
 * look the same.
 */
export const drawn: readonly (readonly [string, ...string[]])[] = [
  [paths.homeRecommend.href()],
  [paths.login.href()],
  [paths.chat.href(), paths.myPage.href()],
];
