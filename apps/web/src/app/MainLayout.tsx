import { QueryClientProvider } from '@tanstack/react-query';
import { OfflineBar } from '@quintet/ui/OfflineBar';
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import { useBrandFile } from '../shared/dress.ts';
import { useIsOnline } from '../shared/network.ts';
import { startChat } from '../features/chat/start-chat.ts';
import { createQueryClient } from '../shared/query.ts';
import { useSession } from '../shared/session.ts';
import { useScrollMemory } from '../shared/use-scroll-memory.ts';
import { followEvents } from './follow-events.ts';
import { openWhenIdle } from './open-when-idle.ts';
import { Navigation } from './Navigation.tsx';
import styles from './MainLayout.module.css';
import { tabOf } from './tabs.ts';

/** Everything signed in: server data of one session, the tabs, and the screen beside them. */
export default function MainLayout(): ReactNode {
  const session = useSession();
  const client = useMemo(createQueryClient, [session]);
  const isOnline = useIsOnline();
  const tab = tabOf(useLocation().pathname);
  const main = useRef<HTMLElement>(null);
  useScrollMemory(main);
  useEffect(openWhenIdle, []);
  useEffect(() => void startChat(session, (events) => followEvents(events, client)), [session, client]);

  return (
    <QueryClientProvider client={client}>
      {/* Who is signed in may install the app. */}
      <link rel="manifest" href={useBrandFile('manifest.webmanifest')} />
      <button className={styles.skip} type="button" onClick={() => main.current?.focus()}>
        <FormattedMessage id="shell.nav.skip" />
      </button>
      <div className={styles.frame} data-has-tabs={tab !== undefined || undefined}>
        <OfflineBar isOffline={!isOnline}>
          <FormattedMessage id="shell.offline.text" />
        </OfflineBar>
        <div className={styles.body}>
          <Navigation />
          <main ref={main} className={styles.main} tabIndex={-1}>
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
    </QueryClientProvider>
  );
}
