import { Badge } from '@quintet/ui/Badge';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { unmutedUnreadTotalAtom } from '../features/chat/sync/atoms.ts';
import { newNotificationCountAtom } from '../shared/notifications/new-count.ts';
import { paths } from '../shared/navigation/paths.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { loadScreen } from './load-screen.ts';
import { MAIN_TABS } from './tabs.ts';

function prefetch(href: string): void {
  const tab = MAIN_TABS.find((candidate) => candidate.href === href);
  if (tab) void loadScreen(tab.screen).catch(() => undefined);
}

/** The tabs of a member with the unread count. */
export function MainNavigation(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const unread = useAtomValue(unmutedUnreadTotalAtom);
  const label = intl.formatMessage({ id: 'chat.list.unread' }, { count: unread });
  const news = useAtomValue(newNotificationCountAtom);
  const newsLabel = intl.formatMessage({ id: 'notifications.unread' }, { count: news });
  return (
    <NavigationBar
      badges={{
        [paths.chat.href()]: unread > 0 && <Badge count={unread} label={label} />,
        [paths.myPage.href()]: news > 0 && <Badge count={news} label={newsLabel} />,
      }}
      onNavigate={(href, isCurrent) => {
        prefetch(href);
        void navigate(href, { replace: isCurrent });
      }}
    />
  );
}
