import type { MessageId } from '@quintet/i18n/ids';
import { Provider } from 'jotai/react';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { useLocation } from 'react-router';
import { BrandProvider, type BrandBundle } from '../shared/brand-context.ts';
import { useSession } from '../shared/session.ts';
import { useTranslations } from '../shared/translations.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Overlays } from './Overlays.tsx';
import { Routing } from './Routing.tsx';

function TranslationProvider({ children }: { children: ReactNode }): ReactNode {
  const { tag, messages } = useTranslations();
  useLayoutEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  return (
    <IntlProvider
      locale={tag}
      // What is on the screen is there; the type knows all ids.
      messages={messages as Record<MessageId, MessageFormatElement[]>}
    >
      {children}
    </IntlProvider>
  );
}

/** All that belongs to one account starts anew with the session (design §4). */
function SessionProviders({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  return (
    <Provider key={session.userId} store={session.store}>
      {children}
    </Provider>
  );
}

/** What failed on one page is left behind with it. */
function PageErrorBoundary({ children }: { children: ReactNode }): ReactNode {
  return <ErrorBoundary resetKey={useLocation().key}>{children}</ErrorBoundary>;
}

/** Everything inside a router and a page. */
export function App({ bundle }: { bundle: BrandBundle }): ReactNode {
  return (
    <BrandProvider value={bundle}>
      <TranslationProvider>
        <SessionProviders>
          <PageErrorBoundary>
            <Suspense>
              <Routing />
            </Suspense>
            <Overlays />
          </PageErrorBoundary>
        </SessionProviders>
      </TranslationProvider>
    </BrandProvider>
  );
}
