import { OfflineBar } from '@quintet/ui/OfflineBar';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { Suspense, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import { closeShareAtom, sharedItemAtom } from '../features/social/actions/share-state.ts';
import { useIsOnline } from '../shared/network.ts';
import { useFocusRestoration } from '../shared/use-focus-restoration.ts';
import { useScrollRestoration } from '../shared/use-scroll-restoration.ts';
import { loadNamespace } from '../shared/translations.ts';
import styles from './AppShell.module.css';
import { getActiveTab, getTabAt } from './tabs.ts';
import { useLazyComponent } from '../shared/use-lazy-component.ts';

interface AppShellProps {
  navigation: ReactNode;
  /** Shown above every screen. */
  above?: ReactNode;
}

async function loadShareDialog() {
  const [module] = await Promise.all([import('./ShareDialog.tsx'), loadNamespace('social')]);
  return module;
}

/** The tab bar, the current screen, and the share dialog. */
export function AppShell({ navigation, above }: AppShellProps): ReactNode {
  const isOnline = useIsOnline();
  const { pathname } = useLocation();
  const offline = getActiveTab(pathname)?.offline ?? 'shell.offline.text';
  const main = useRef<HTMLElement>(null);
  useScrollRestoration(main);
  useFocusRestoration(main);
  const ShareDialog = useLazyComponent(
    useAtomValue(sharedItemAtom) !== null,
    loadShareDialog,
    useSetAtom(closeShareAtom),
  );
  return (
    <>
      <button className={styles.skip} type="button" onClick={() => main.current?.focus()}>
        <FormattedMessage id="shell.nav.skip" />
      </button>
      <div className={styles.frame} data-has-tabs={getTabAt(pathname) !== undefined || undefined}>
        <OfflineBar isOffline={!isOnline}>
          <FormattedMessage id={offline} />
        </OfflineBar>
        {above}
        <div className={styles.body}>
          {navigation}
          <main ref={main} className={styles.main} tabIndex={-1}>
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      {ShareDialog && <ShareDialog />}
    </>
  );
}
