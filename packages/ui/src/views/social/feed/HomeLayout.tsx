import { useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './HomeLayout.module.css';
import { useLoadGestureOnTouch } from './use-load-gesture-on-touch.ts';

interface HomeLayoutProps {
  /** The brand's mark; hidden on a wide window, whose navigation shows it. */
  mark: ReactNode;
  tabs: ReactNode;
  /** The refresh button for pointers, which cannot pull. */
  refresh: ReactNode;
  /** Further actions. */
  actions?: ReactNode;
  panel: ComponentPropsWithoutRef<'div'>;
  children: ReactNode;
}

/** The layout of home: tabs, which a finger can swipe, and a feed that scrolls. */
export function HomeLayout({ mark, tabs, refresh, actions, panel, children }: HomeLayoutProps) {
  const intl = useIntl();
  const content = useRef<HTMLDivElement>(null);
  useLoadGestureOnTouch(content, async (begun, signal) => {
    const { enableTabSwipe } = await import('./swipe-tabs.ts');
    if (content.current) enableTabSwipe(content.current, begun, signal);
  });
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
      <div ref={content} {...panel} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
