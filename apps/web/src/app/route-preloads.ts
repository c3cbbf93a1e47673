import { paths } from '../shared/navigation/paths.ts';
import type { ScreenName } from './load-screen.ts';

/** What one visitor sees first at a path. */
export interface RouteVisitorPreload {
  readonly screens: readonly ScreenName[];
  /** Requested before the script loads; for a list of posts also its first images. */
  readonly requests?: readonly string[];
}

interface RoutePreload {
  /** Patterns; a trailing `*` matches any suffix. */
  readonly patterns: readonly string[];
  readonly guest: RouteVisitorPreload;
  readonly member: RouteVisitorPreload;
}

const forEveryone = (screen: ScreenName) => ({ guest: { screens: [screen] }, member: { screens: [screen] } });

/** Replaces the last parameter of a pattern by `*`. */
const toWildcard = (pattern: string): string => pattern.replace(/:\w+$/, '*');

/** Guests see login select, which asks whether there is maintenance. */
const loginSelect: RouteVisitorPreload = { screens: ['loginSelect'], requests: ['/api/v1/maintenance'] };
const login: RouteVisitorPreload = { screens: ['login'], requests: ['/api/v1/maintenance'] };
const signedIn: RouteVisitorPreload = { screens: ['signedInLayout'] };
const forMembers = (pattern: string, screen: ScreenName): RoutePreload => ({
  patterns: [pattern],
  guest: loginSelect,
  member: { screens: ['signedInLayout', screen] },
});
/** Chats load from the device; a device without chats comes here from signing in. */
const chats: RouteVisitorPreload = { screens: ['signedInLayout', 'chatPanes', 'chatList'] };
const home: Readonly<Record<'guest' | 'member', readonly ScreenName[]>> = {
  guest: ['guestLayout', 'home'],
  member: ['signedInLayout', 'home'],
};

/** The first screens by path and visitor; other paths open like home. The build reads this table too. */
export const routePreloads: readonly RoutePreload[] = [
  {
    patterns: [
      paths.login.pattern,
      paths.publish.pattern,
      paths.friends.pattern,
      paths.points.pattern,
      paths.notifications.pattern,
    ],
    guest: loginSelect,
    member: signedIn,
  },
  { patterns: [paths.loginPhone.pattern, paths.loginEmail.pattern], guest: login, member: signedIn },
  { patterns: [paths.register.pattern], ...forEveryone('register') },
  {
    patterns: [paths.forgotPasswordPhone.pattern, paths.forgotPasswordEmail.pattern],
    ...forEveryone('forgotPassword'),
  },
  { patterns: [paths.googleCallback.pattern], guest: { screens: ['googleCallback'] }, member: signedIn },
  { patterns: [paths.googleRegister.pattern], guest: { screens: ['googleRegister'] }, member: signedIn },
  { patterns: [paths.maintenance.pattern], ...forEveryone('maintenance') },
  { patterns: [paths.chat.pattern, toWildcard(paths.room.pattern)], guest: loginSelect, member: chats },
  forMembers(paths.myPage.pattern, 'myPage'),
  forMembers(paths.profile.pattern, 'settings'),
  forMembers(paths.editProfile.pattern, 'editProfile'),
  {
    patterns: [toWildcard(paths.post.pattern)],
    guest: { screens: ['guestLayout', 'post'] },
    member: signedIn,
  },
  {
    patterns: [toWildcard(paths.author.pattern)],
    guest: { screens: ['guestLayout', 'author'] },
    member: signedIn,
  },
  {
    patterns: [paths.search.pattern, paths.gallery.pattern, paths.chart.pattern, paths.discover.pattern],
    guest: { screens: ['guestLayout'] },
    member: signedIn,
  },
  {
    patterns: [paths.homeFollow.pattern],
    guest: { screens: home.guest },
    member: { screens: home.member, requests: ['/social/api/recommend/follower'] },
  },
  {
    patterns: [paths.homeGallery.pattern, paths.homeChart.pattern],
    guest: { screens: home.guest },
    member: { screens: home.member },
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
export function getRouteScreens(pathname: string, isSignedIn: boolean): readonly ScreenName[] {
  const route = routePreloads.find(({ patterns }) => patterns.some(matchesPath(pathname)))!;
  return (isSignedIn ? route.member : route.guest).screens;
}

/** Paths that redirect to home; index.html does so at once. */
export const homeRedirectPaths: readonly string[] = [paths.root.href(), paths.home.href()];

/** First screens of guests that index.html holds prerendered: a path to render, and paths with the same screen. */
export const prerenderedPaths: readonly (readonly [string, ...string[]])[] = [
  [paths.homeRecommend.href()],
  [paths.login.href()],
  [paths.chat.href(), paths.myPage.href()],
];
