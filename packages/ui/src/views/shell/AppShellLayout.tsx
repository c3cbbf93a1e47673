import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { OfflineBar } from '../../components/OfflineBar.tsx';
import styles from './AppShellLayout.module.css';

interface AppFrameProps {
  navigation: ReactNode;
  /** Shown above every screen. */
  above?: ReactNode;
  isOffline: boolean;
  offlineText: ReactNode;
  /** Whether the screen is a tab of its own: otherwise a phone hides the tabs. */
  hasTabs: boolean;
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The frame of every screen inside the app: the offline bar, the tabs and the current screen. */
export function AppShellLayout({ navigation, above, isOffline, offlineText, hasTabs, main, children }: AppFrameProps) {
  return (
    <>
      <button className={styles.skip} type="button" onClick={() => main.current?.focus()}>
        <FormattedMessage id="shell.nav.skip" />
      </button>
      <div className={styles.frame} data-has-tabs={hasTabs || undefined}>
        <OfflineBar isOffline={isOffline}>{offlineText}</OfflineBar>
        {above}
        <div className={styles.body}>
          {navigation}
          <main ref={main} className={styles.main} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </>
  );
}
