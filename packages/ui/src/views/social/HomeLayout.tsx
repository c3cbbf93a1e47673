import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './HomeLayout.module.css';

interface HomeLayoutProps {
  /** The brand's mark; a wide window has it beside its tabs already. */
  mark: ReactNode;
  tabs: ReactNode;
  /** For who cannot pull: only where there is a pointer. */
  refresh: ReactNode;
  /** What else one can do here. */
  actions?: ReactNode;
  panel: ComponentPropsWithoutRef<'div'>;
  children: ReactNode;
}

/** The first page: its tabs on top, and below them a feed that scrolls by itself. */
export function HomeLayout({ mark, tabs, refresh, actions, panel, children }: HomeLayoutProps) {
  const intl = useIntl();
  return (
    <div className={styles.home}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{intl.formatMessage({ id: 'shell.nav.home' })}</h1>
        <span className={styles.mark}>{mark}</span>
        <div className={styles.tabs}>{tabs}</div>
        <div className={styles.end}>
          <span className={styles.refresh}>{refresh}</span>
          {actions}
        </div>
      </header>
      <div {...panel} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
