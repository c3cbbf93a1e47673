import { AppShellLayout } from '@quintet/ui/views/shell/AppShellLayout';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { Suspense, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import { closeShareDialogAtom, itemToShareAtom } from '../features/social/actions/share-state.ts';
import { useIsOnline } from '../shared/requests/network.ts';
import { useScrollRestoration } from '../shared/navigation/use-scroll-restoration.ts';
import { loadTranslationNamespace } from '../shared/appearance/translations.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { getActiveMainTab, getMainTabAt } from './tabs.ts';
import { useLazyDialog } from '../shared/loading/use-lazy-component.ts';

interface AppShellProps {
  navigation: ReactNode;
  /** Shown above every screen. */
  above?: ReactNode;
}

async function loadShareDialog() {
  const [module] = await Promise.all([import('./ShareDialog.tsx'), loadTranslationNamespace('social')]);
  return module;
}

/** The tab bar, the current screen, and the share dialog. */
export function AppShell({ navigation, above }: AppShellProps): ReactNode {
  const isOnline = useIsOnline();
  const { key, pathname } = useLocation();
  const offline = getActiveMainTab(pathname)?.offline ?? 'shell.offline.text';
  const main = useRef<HTMLElement>(null);
  useScrollRestoration(main);
  const ShareDialog = useLazyDialog(
    useAtomValue(itemToShareAtom) !== null,
    loadShareDialog,
    useSetAtom(closeShareDialogAtom),
  );
  return (
    <>
      <AppShellLayout
        navigation={navigation}
        above={above}
        isOffline={!isOnline}
        offlineText={<FormattedMessage id={offline} />}
        hasTabs={getMainTabAt(pathname) !== undefined}
        main={main}
      >
        {/* Another page, and the return of the connection, try again. */}
        <ErrorBoundary resetKey={`${key}${isOnline}`}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </AppShellLayout>
      {ShareDialog && <ShareDialog />}
    </>
  );
}
