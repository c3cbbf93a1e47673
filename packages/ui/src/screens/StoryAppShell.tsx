import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '../components/Badge.tsx';
import { TabBar } from '../components/TabBar.tsx';
import { storyBrandMark } from '../views/auth/story-form.tsx';
import { AppShellLayout } from '../views/shell/AppShellLayout.tsx';
import styles from './screens.module.css';

/** The tabs of the app (apps/web/src/app/tabs.ts). */
const TABS = [
  { href: '/home/recommend', label: 'shell.nav.home', icon: 'home', iconSelected: 'home-filled' },
  { href: '/chat', label: 'shell.nav.chat', icon: 'chat', iconSelected: 'chat-filled' },
  { href: '/my-page', label: 'shell.nav.me', icon: 'person', iconSelected: 'person-filled' },
] as const;

const WIDE = '(min-width: 900px)';

function onResize(notify: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the window is wide, as apps/web decides it. */
export const useIsStoryWindowWide = (): boolean => useSyncExternalStore(onResize, () => matchMedia(WIDE).matches);

interface StoryAppShellProps {
  tab: (typeof TABS)[number]['href'];
  /** The screen was opened from a tab; a phone then hides the tabs. */
  isOpened?: boolean;
  isOffline?: boolean;
  unread?: number;
  above?: ReactNode;
  children: ReactNode;
}

/** The app shell with its tabs around the content of a screen. */
export function StoryAppShell({
  tab,
  isOpened = false,
  isOffline = false,
  unread = 0,
  above,
  children,
}: StoryAppShellProps) {
  const intl = useIntl();
  const main = useRef<HTMLElement>(null);
  const count = intl.formatMessage({ id: 'chat.list.unread' }, { count: unread });
  const navigation = (
    <TabBar
      label={intl.formatMessage({ id: 'shell.nav.label' })}
      items={TABS.map(({ label, ...item }) => ({
        ...item,
        label: intl.formatMessage({ id: label }),
        badge: item.href === '/chat' && unread > 0 && <Badge count={unread} label={count} />,
      }))}
      current={tab}
      onNavigate={() => undefined}
      mark={<span className={styles.mark}>{storyBrandMark}</span>}
    />
  );
  const offline = tab === '/chat' ? 'shell.offline.waiting' : 'shell.offline.text';
  return (
    <AppShellLayout
      navigation={navigation}
      above={above}
      isOffline={isOffline}
      offlineText={intl.formatMessage({ id: offline })}
      hasTabs={!isOpened}
      main={main}
    >
      {children}
    </AppShellLayout>
  );
}
