import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './ChatListLayout.module.css';

interface ChatListLayoutProps {
  bar: ReactNode;
  search: ReactNode;
  /** The error of the search text. */
  searchError?: string | undefined;
  tabs: ReactNode;
  /** Attributes of the tabs' panel, which scrolls. */
  panel: ComponentPropsWithRef<'div'>;
  children: ReactNode;
}

/** The chat list: its head stays while the chats scroll. */
export function ChatListLayout({ bar, search, searchError, tabs, panel, children }: ChatListLayoutProps) {
  return (
    <div className={styles.page}>
      <div>
        {bar}
        <div className={styles.search}>
          {search}
          {searchError && (
            <p className={styles.problem} role="alert">
              {searchError}
            </p>
          )}
        </div>
        {tabs}
      </div>
      <div {...panel} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
