import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { startChatClient } from '../features/chat/start-chat-client.ts';
import { useBrandFile } from '../shared/appearance/brand-context.ts';
import { createQueryClient } from '../shared/requests/query.ts';
import { useSession } from '../shared/session/session.ts';
import { restoreRemarks } from '../shared/users/sync-remarks.ts';
import { useLoadedComponent } from '../shared/loading/use-lazy-component.ts';
import { registerEventHandlers } from './event-handlers.ts';
import { AppShell } from './AppShell.tsx';
import { preloadWhenIdle } from './preload-when-idle.ts';
import { Navigation } from './Navigation.tsx';
import { preloadScreen } from './Page.tsx';
import { screens } from './screens.ts';
import { startUnreadBadge } from './unread-badge.ts';

/** Milliseconds until pending posts resume: the first screen loads first. */
const PUBLISH_BAR_DELAY_MS = 1500;

const loadPublishBar = async () => ({ default: await preloadScreen(screens.publishBar) });

/** The layout of members: server data of one session, tabs and the current screen. */
export default function MainLayout(): ReactNode {
  const session = useSession();
  const client = useMemo(() => {
    // Before the first names show.
    restoreRemarks(session);
    return createQueryClient();
  }, [session]);
  useEffect(preloadWhenIdle, []);
  useEffect(
    () => void startChatClient(session, (events) => registerEventHandlers(events, client, session.store)),
    [session, client],
  );
  useEffect(() => startUnreadBadge(session), [session]);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), PUBLISH_BAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  // Offline the bar stays hidden and the screen keeps working.
  const PublishBar = useLoadedComponent(isSettled, loadPublishBar);

  return (
    <QueryClientProvider client={client}>
      {/* Only members can install the app. */}
      <link rel="manifest" href={useBrandFile('manifest.webmanifest')} />
      <AppShell navigation={<Navigation />} above={PublishBar && <PublishBar />} />
    </QueryClientProvider>
  );
}
