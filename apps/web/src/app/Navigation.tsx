import { Badge } from '@quintet/ui/Badge';
import { TabBar } from '@quintet/ui/TabBar';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { unreadTotalAtom } from '../features/chat/data/atoms.ts';
import { Mark } from '../shared/Mark.tsx';
import { paths } from '../shared/paths.ts';
import styles from './Navigation.module.css';
import { openScreen } from './Page.tsx';
import { homeTabOf, TABS } from './tabs.ts';

/** The tabs: along the bottom of a phone, a slim rail on a wide window. */
export function Navigation(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const current = homeTabOf(useLocation().pathname);
  const unread = useAtomValue(unreadTotalAtom);
  const unreadLabel = intl.formatMessage({ id: 'chat.list.unread' }, { count: unread });
  const prefetch = (href: string): void => {
    const tab = TABS.find((candidate) => candidate.href === href);
    if (tab) void openScreen(tab.screen).catch(() => undefined);
  };
  return (
    <TabBar
      label={intl.formatMessage({ id: 'shell.nav.label' })}
      items={TABS.map(({ href, label, icon, iconSelected }) => ({
        href,
        label: intl.formatMessage({ id: label }),
        icon,
        iconSelected,
        ...(href === paths.chat.href() && unread > 0 && { badge: <Badge count={unread} label={unreadLabel} /> }),
      }))}
      current={current?.href}
      onNavigate={(href) => {
        prefetch(href);
        void navigate(href);
      }}
      mark={
        <span className={styles.mark}>
          <Mark />
        </span>
      }
    />
  );
}
