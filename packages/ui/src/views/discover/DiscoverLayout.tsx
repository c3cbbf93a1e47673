import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { AppBar } from '../../components/AppBar.tsx';
import styles from './DiscoverLayout.module.css';

interface DiscoverLayoutProps {
  title: string;
  /** Keeps the place of the tabs while they load. */
  hasTabs?: boolean;
  tabs?: ReactNode;
  /** With tabs. */
  panel?: ComponentPropsWithoutRef<'div'>;
  onBack: () => void;
  children: ReactNode;
}

/** The layout of the discover pages: bar, tabs, and content that scrolls. */
export function DiscoverLayout({ title, tabs, hasTabs = !!tabs, panel, onBack, children }: DiscoverLayoutProps) {
  return (
    <div className={styles.page}>
      <AppBar title={title} onBack={onBack} />
      {hasTabs && <div className={styles.tabs}>{tabs}</div>}
      <div {...panel} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

/** Content that scrolls in the panel: charts beside each other on a wide window, or a column of matches. */
export function DiscoverScroller({ variant, isBusy, children }: DiscoverScrollerProps) {
  return (
    <div className={styles.scroller} data-scroller tabIndex={-1} aria-busy={isBusy}>
      <div className={styles.content} data-variant={variant}>
        {children}
      </div>
    </div>
  );
}

interface DiscoverScrollerProps {
  variant: 'charts' | 'column';
  isBusy?: boolean;
  children: ReactNode;
}
