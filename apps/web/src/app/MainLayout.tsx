import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { startChat } from '../features/chat/start-chat.ts';
import { useBrandFile } from '../shared/dress.ts';
import { createQueryClient } from '../shared/query.ts';
import { useSession } from '../shared/session.ts';
import { followEvents } from './follow-events.ts';
import { Frame } from './Frame.tsx';
import { openWhenIdle } from './open-when-idle.ts';
import { Navigation } from './Navigation.tsx';

/** Everything signed in: server data of one session, the tabs, and the screen beside them. */
export default function MainLayout(): ReactNode {
  const session = useSession();
  const client = useMemo(createQueryClient, [session]);
  useEffect(openWhenIdle, []);
  useEffect(() => void startChat(session, (events) => followEvents(events, client)), [session, client]);

  return (
    <QueryClientProvider client={client}>
      {/* Who is signed in may install the app. */}
      <link rel="manifest" href={useBrandFile('manifest.webmanifest')} />
      <Frame navigation={<Navigation />} offline={<FormattedMessage id="shell.offline.text" />} />
    </QueryClientProvider>
  );
}
