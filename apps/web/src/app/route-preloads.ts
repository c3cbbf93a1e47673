import { paths } from '../shared/navigation/paths.ts';
import type { Screen } from './Page.tsx';
import { layouts, screens } from './screens.ts';

/** What one visitor sees first at a path. */
export interface VisitorPreload {
  readonly screens: readonly Screen[];
  /** Requested before the script loads; for a list of posts also its first images. */
  readonly requests?: readonly string[];
}

interface RoutePreload {
  /** Patterns; a trailing `*` matches any suffix. */
  readonly patterns: readonly string[];
  readonly guest: VisitorPreload;
  readonly member: VisitorPreload;
}

const forEveryone = (screen: Screen) => ({ guest: { screens: [screen] }, member: { screens: [screen] } });

/** Replaces the last parameter of a pattern by `*`. */
const toWildcard = (pattern: string): string => pattern.replace(/:\w+$/, '*');

/** Guests see login select, which asks whether there is maintenance. */
const loginSelect: VisitorPreload = { screens: [screens.loginSelect], requests: ['/api/v1/maintenance'] };
const login: VisitorPreload = { screens: [screens.login], requests: ['/api/v1/maintenance'] };
const main: VisitorPreload = { screens: [layouts.main] };
const forMembers = (pattern: string, screen: Screen) => ({
  patterns: [pattern],
  guest: loginSelect,
  member: { screens: [layouts.main, screen] },
});
/** Chats load from the device; a device without chats comes here from signing in. */
const chats: VisitorPreload = { screens: [layouts.main, layouts.chats, screens.chatList] };
const home = { guest: [layouts.guest, screens.home], member: [layouts.main, screens.home] };

/** The first screens by path and visitor; other paths open like home. The build reads this table too. */
export const routePreloads: readonly RoutePreload[] = [
  { patterns: [paths.login.pattern, paths.publish.pattern, paths.friends.pattern], guest: loginSelect, member: main },
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
  forMembers(paths.myPage.pattern, screens.myPage),
  forMembers(paths.profile.pattern, screens.settings),
  forMembers(paths.editProfile.pattern, screens.editProfile),
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

/** The screens with which a path opens. `pathname` begins with a slash. */
export function preloadsFor(pathname: string, isSignedIn: boolean): readonly Screen[] {
  const route = routePreloads.find(({ patterns }) => patterns.some(matchesPath(pathname)))!;
  return (isSignedIn ? route.member : route.guest).screens;
}

/** Paths that redirect to home; index.html does so at once. */
export const redirectsToHome: readonly string[] = [paths.root.href(), paths.home.href()];

/** First screens of guests that index.html holds prerendered: a path to render, and paths with the same screen. */
export const prerenderedPaths: readonly (readonly [string, ...string[]])[] = [
  [paths.homeRecommend.href()],
  [paths.login.href()],
  [paths.chat.href(), paths.myPage.href()],
];
