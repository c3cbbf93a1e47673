import { TabBar } from '@quintet/ui/TabBar';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { BrandMark } from '../shared/appearance/BrandMark.tsx';
import styles from './NavigationBar.module.css';
import { getActiveMainTab, getMainTabAt, MAIN_TABS } from './tabs.ts';

interface NavigationBarProps {
  /** By href. */
  badges?: Readonly<Record<string, ReactNode>>;
  /** `isCurrent`: the tab is already open. */
  onNavigate: (href: string, isCurrent: boolean) => void;
}

/** The tabs: a bar at the bottom of a phone, a rail on a wide window. */
export function NavigationBar({ badges = {}, onNavigate }: NavigationBarProps): ReactNode {
  const intl = useIntl();
  const { pathname } = useLocation();
  const current = getActiveMainTab(pathname);
  const here = getMainTabAt(pathname)?.href;
  return (
    <TabBar
      label={intl.formatMessage({ id: 'shell.nav.label' })}
      items={MAIN_TABS.map(({ href, label, icon, iconSelected }) => ({
        href,
        label: intl.formatMessage({ id: label }),
        icon,
        iconSelected,
        badge: badges[href],
      }))}
      current={current?.href}
      onNavigate={(href) => onNavigate(href === here ? pathname : href, href === here)}
      mark={
        <span className={styles.mark}>
          <BrandMark />
        </span>
      }
    />
  );
}
