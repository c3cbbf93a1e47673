import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './TabBar.module.css';

export interface TabBarItemData {
  href: string;
  label: string;
  icon: IconName;
  /** The filled icon. */
  iconSelected: IconName;
  /** A Badge. */
  badge?: ReactNode;
}

interface TabBarProps {
  /** The accessible name. */
  label: string;
  items: readonly TabBarItemData[];
  /** The href of the current tab. */
  current: string | undefined;
  /** Called for a plain click; new-tab clicks stay the browser's. */
  onNavigate?: (href: string) => void;
  /** Wide window only: the brand's mark at the top, and the footer. */
  mark?: ReactNode;
  footer?: ReactNode;
}

/**
 * The main navigation: at the bottom of a phone, a rail at the side from 900 px.
 *
 * For the three main places of the app. Not for parts of a page (Tabs).
 */
export function TabBar({ label, items, current, onNavigate, mark, footer }: TabBarProps) {
  const navigate = (event: MouseEvent, href: string) => {
    if (!onNavigate || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <nav className={styles.bar} aria-label={label}>
      {mark && <div className={styles.aside}>{mark}</div>}
      <ul className={styles.items}>
        {items.map(({ href, label, icon, iconSelected, badge }) => {
          const isCurrent = href === current;
          return (
            <li key={href}>
              <a
                className={styles.item}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={(event) => navigate(event, href)}
              >
                <span className={styles.icon}>
                  <Icon name={isCurrent ? iconSelected : icon} />
                  {badge && <span className={styles.badge}>{badge}</span>}
                </span>
                {label}
              </a>
            </li>
          );
        })}
      </ul>
      {footer && <div className={styles.aside}>{footer}</div>}
    </nav>
  );
}
