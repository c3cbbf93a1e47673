import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { startChat } from '../features/chat/start-chat.ts';
import { useBrandFile } from '../shared/brand-context.ts';
import { createQueryClient } from '../shared/query.ts';
import { useSession } from '../shared/session.ts';
import { useLazyComponent } from '../shared/use-lazy-component.ts';
import { followEvents } from './sync-events.ts';
import { Frame } from './AppShell.tsx';
import { openWhenIdle } from './preload-when-idle.ts';
import { Navigation } from './Navigation.tsx';
import { openScreen } from './Page.tsx';
import { screens } from './screens.ts';
import { showUnread } from './unread-badge.ts';

/** Posts on their way wait until the first screen has settled, milliseconds. */
const SETTLED_AFTER = 1500;

const loadPublishBar = async () => ({ default: await openScreen(screens.publishBar) });

/** Everything signed in: server data of one session, the tabs, and the screen beside them. */
export default function MainLayout(): ReactNode {
  const session = useSession();
  const client = useMemo(createQueryClient, [session]);
  useEffect(openWhenIdle, []);
  useEffect(() => void startChat(session, (events) => followEvents(events, client, session.store)), [session, client]);
  useEffect(() => showUnread(session), [session]);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, []);

  // Without a connection it stays away, and the screen stays.
  const PublishBar = useLazyComponent(isSettled, loadPublishBar);

  return (
    <QueryClientProvider client={client}>
      {/* Who is signed in may install the app. */}
      <link rel="manifest" href={useBrandFile('manifest.webmanifest')} />
      <Frame navigation={<Navigation />} above={PublishBar && <PublishBar />} />
    </QueryClientProvider>
  );
}
