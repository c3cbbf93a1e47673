import type { IconName } from '@quintet/ui/icons';
import type { MessageId } from '@quintet/i18n/ids';
import { matchPath } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';
import type { ScreenName } from './load-screen.ts';

interface Tab {
  readonly href: string;
  readonly label: MessageId;
  readonly icon: IconName;
  readonly iconSelected: IconName;
  /** Preloaded on press. */
  readonly screen: ScreenName;
  /** The offline message of this tab. */
  readonly offline?: MessageId;
  /** Other paths of the tab's own screen. */
  readonly aliases?: readonly string[];
  /** Paths that belong to the tab on a wide window. */
  readonly childPatterns?: readonly string[];
}

/** The main tabs that exist. */
export const MAIN_TABS: readonly Tab[] = [
  {
    href: paths.homeRecommend.href(),
    label: 'shell.nav.home',
    icon: 'home',
    iconSelected: 'home-filled',
    screen: 'home',
    aliases: [paths.homeFollow.href(), paths.homeGallery.href(), paths.homeChart.href()],
    childPatterns: [
      paths.post.pattern,
      paths.author.pattern,
      paths.search.pattern,
      paths.gallery.pattern,
      paths.chart.pattern,
      paths.discover.pattern,
    ],
  },
  {
    href: paths.chat.href(),
    label: 'shell.nav.chat',
    icon: 'chat',
    iconSelected: 'chat-filled',
    screen: 'chatList',
    offline: 'shell.offline.waiting',
    childPatterns: [paths.room.pattern, paths.friends.pattern],
  },
  {
    href: paths.myPage.href(),
    label: 'shell.nav.me',
    icon: 'person',
    iconSelected: 'person-filled',
    screen: 'myPage',
    childPatterns: [paths.profile.pattern, paths.editProfile.pattern, paths.notifications.pattern],
  },
];

/** The tab whose own screen is at this path. */
export const getMainTabAt = (pathname: string): Tab | undefined =>
  MAIN_TABS.find(({ href, aliases }) => href === pathname || aliases?.includes(pathname));

/** The tab of a path: its own screen, or one opened from it. */
export const getActiveMainTab = (pathname: string): Tab | undefined =>
  getMainTabAt(pathname) ??
  MAIN_TABS.find(({ childPatterns }) => childPatterns?.some((pattern) => matchPath(pattern, pathname)));
