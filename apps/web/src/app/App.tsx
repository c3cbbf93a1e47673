import { Provider } from 'jotai/react';
import { Suspense, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useLocation } from 'react-router';
import { BrandProvider, type BrandBundle } from '../shared/appearance/brand-context.ts';
import { useSession } from '../shared/session/session.ts';
import { useLoadedTranslations } from '../shared/appearance/translations.ts';
import { createIntl } from './create-intl.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppOverlays } from './AppOverlays.tsx';
import { AppRoutes } from './AppRoutes.tsx';

function TranslationProvider({ children }: { children: ReactNode }): ReactNode {
  const { tag, messages } = useLoadedTranslations();
  useLayoutEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  return (
    <RawIntlProvider value={useMemo(() => createIntl(tag, messages), [tag, messages])}>{children}</RawIntlProvider>
  );
}

/** Remounts everything that belongs to an account when the session changes (design §4). */
function SessionProviders({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  return (
    <Provider key={session.userId} store={session.store}>
      {children}
    </Provider>
  );
}

/** Resets the error boundary when the user opens another page. */
function PageErrorBoundary({ children }: { children: ReactNode }): ReactNode {
  return <ErrorBoundary resetKey={useLocation().key}>{children}</ErrorBoundary>;
}

/** The app inside a router. */
export function App({ bundle }: { bundle: BrandBundle }): ReactNode {
  return (
    <BrandProvider value={bundle}>
      <TranslationProvider>
        <SessionProviders>
          <PageErrorBoundary>
            <Suspense>
              <AppRoutes />
            </Suspense>
            <AppOverlays />
          </PageErrorBoundary>
        </SessionProviders>
      </TranslationProvider>
    </BrandProvider>
  );
}
