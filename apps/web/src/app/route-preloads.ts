import { paths } from '../shared/paths.ts';
import type { Screen } from './Page.tsx';
import { screens } from './screens.ts';

/** What stands around the screens. */
export const layouts = {
  main: { load: () => import('./MainLayout.tsx'), namespace: 'main' },
  guest: { load: () => import('./GuestLayout.tsx') },
  chats: { load: () => import('./ChatPanes.tsx'), namespace: 'chat' },
} satisfies Record<string, Screen>;

/** What one visitor sees first at an address. */
export interface VisitorPreload {
  readonly screens: readonly Screen[];
  /** Asked for before the script is there; of a list of posts, the first pictures then, too. */
  readonly requests?: readonly string[];
}

interface RoutePreload {
  /** Addresses; those that end in `*` are all that begin so. */
  readonly patterns: readonly string[];
  readonly guest: VisitorPreload;
  readonly member: VisitorPreload;
}

const forEveryone = (screen: Screen) => ({ guest: { screens: [screen] }, member: { screens: [screen] } });

/** All addresses of a pattern that ends with a parameter. */
const toWildcard = (pattern: string): string => pattern.replace(/:\w+$/, '*');

/** Guests are asked to log in; login select asks whether there is maintenance. */
const loginSelect: VisitorPreload = { screens: [screens.loginSelect], requests: ['/api/v1/maintenance'] };
const login: VisitorPreload = { screens: [screens.login], requests: ['/api/v1/maintenance'] };
const main: VisitorPreload = { screens: [layouts.main] };
/** The chats are on the device; who has none yet comes here from signing in. */
const chats: VisitorPreload = { screens: [layouts.main, layouts.chats, screens.chatList] };
const home = { guest: [layouts.guest, screens.home], member: [layouts.main, screens.home] };

/**
 * What is on the screen first, by address and visitor; the rest of the addresses open like the home page. The build
 * reads this table too.
 */
export const routePreloads: readonly RoutePreload[] = [
  { patterns: [paths.login.pattern, paths.publish.pattern], guest: loginSelect, member: main },
  { patterns: [paths.loginPhone.pattern, paths.loginEmail.pattern], guest: login, member: main },
  { patterns: [paths.register.pattern], ...forEveryone(screens.register) },
  {
    patterns: [paths.forgotPasswordPhone.pattern, paths.forgotPasswordEmail.pattern],
    ...forEveryone(screens.forgotPassword),
  },
  { patterns: [paths.googleCallback.pattern], guest: { screens: [screens.googleCallback] }, member: main },
  { patterns: [paths.googleRegister.pattern], guest: { screens: [screens.googleRegister] }, member: main },
  { patterns: [paths.maintenance.pattern], ...forEveryone(screens.maintenance) },
  { patterns: [paths.chat.pattern, toWildcard(paths.room.pattern)], guest: loginSelect, member: chats },
  { patterns: [paths.myPage.pattern], guest: loginSelect, member: { screens: [layouts.main, screens.myPage] } },
  { patterns: [paths.profile.pattern], guest: loginSelect, member: { screens: [layouts.main, screens.settings] } },
  {
    patterns: [paths.editProfile.pattern],
    guest: loginSelect,
    member: { screens: [layouts.main, screens.editProfile] },
  },
  {
    patterns: [toWildcard(paths.post.pattern)],
    guest: { screens: [layouts.guest, screens.post] },
    member: main,
  },
  {
    patterns: [toWildcard(paths.author.pattern)],
    guest: { screens: [layouts.guest, screens.author] },
    member: main,
  },
  {
    patterns: [paths.homeFollow.pattern],
    guest: { screens: home.guest },
    member: { screens: home.member, requests: ['/social/api/recommend/follower'] },
  },
  {
    patterns: ['*'],
    guest: { screens: home.guest, requests: ['/social/api/guest/recommend/public'] },
    member: { screens: home.member, requests: ['/social/api/recommend/public'] },
  },
];

const matchesPath = (pathname: string) => (at: string) =>
  at.endsWith('*') ? pathname.startsWith(at.slice(0, -1)) : at === pathname;

/** The screens with which an address opens. `pathname` begins with a slash. */
export function preloadsFor(pathname: string, isSignedIn: boolean): readonly Screen[] {
  const route = routePreloads.find(({ patterns }) => patterns.some(matchesPath(pathname)))!;
  return (isSignedIn ? route.member : route.guest).screens;
}

/** Addresses that only lead to the home page; index.html goes there at once. */
export const redirectsToHome: readonly string[] = [paths.root.href(), paths.home.href()];

/**
 * First screens of guests that index.html holds drawn, so that they are there before any script: an address to draw, and those that
 * look the same.
 */
export const prerenderedPaths: readonly (readonly [string, ...string[]])[] = [
  [paths.homeRecommend.href()],
  [paths.login.href()],
  [paths.chat.href(), paths.myPage.href()],
];
