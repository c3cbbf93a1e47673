import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { runChatClient } from '../features/chat/run-chat-client.ts';
import { useBrandFileUrl } from '../shared/appearance/brand-context.ts';
import { createQueryClient } from '../shared/requests/query.ts';
import { setSessionQueryClient } from '../shared/requests/query-client.ts';
import type { EventClient } from '../shared/events/event-client.ts';
import { loadTranslationNamespace } from '../shared/appearance/translations.ts';
import { useSession } from '../shared/session/session.ts';
import { restoreRemarkNicknames } from '../shared/users/sync-remarks.ts';
import { useLazyComponent } from '../shared/loading/use-lazy-component.ts';
import { registerEventHandlers } from './event-handlers.ts';
import { AppShell } from './AppShell.tsx';
import { preloadWhenIdle } from './preload-when-idle.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { loadScreen } from './load-screen.ts';
import { startUnreadBadge } from './unread-badge.ts';

/** Milliseconds until pending posts resume and messages notify: the first screen loads first. */
const SETTLE_DELAY_MS = 1500;

const loadPublishProgressBar = async () => ({ default: await loadScreen('publishProgressBar') });

const loadShortcuts = () => import('./GlobalShortcuts.tsx');

async function loadMessageNotifier() {
  const [module] = await Promise.all([import('./notifications/MessageNotifier.tsx'), loadTranslationNamespace('chat')]);
  return module;
}

/** The layout of members: server data of one session, tabs and the current screen. */
export default function SignedInLayout(): ReactNode {
  const session = useSession();
  const client = useMemo(() => {
    const created = createQueryClient();
    setSessionQueryClient(session, created);
    return created;
  }, [session]);
  // Before the first names are painted.
  useLayoutEffect(() => restoreRemarkNicknames(session), [session]);
  useEffect(preloadWhenIdle, []);
  const [events, setEvents] = useState<EventClient | null>(null);
  useEffect(
    () =>
      void runChatClient(session, (started) => {
        registerEventHandlers(started, { client, store: session.store });
        setEvents(started);
      }),
    [session, client],
  );
  useEffect(() => startUnreadBadge(session), [session]);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  // Offline the bar stays hidden and the screen keeps working.
  const PublishProgressBar = useLazyComponent(isSettled, loadPublishProgressBar);
  const MessageNotifier = useLazyComponent(isSettled, loadMessageNotifier);

  const Shortcuts = useLazyComponent(true, loadShortcuts);

  return (
    <QueryClientProvider client={client}>
      {/* Only members can install the app. */}
      <link rel="manifest" href={useBrandFileUrl('manifest.webmanifest')} />
      <AppShell navigation={<MainNavigation />} above={PublishProgressBar && <PublishProgressBar />} />
      {Shortcuts && <Shortcuts />}
      {MessageNotifier && events && <MessageNotifier events={events} />}
    </QueryClientProvider>
  );
}
