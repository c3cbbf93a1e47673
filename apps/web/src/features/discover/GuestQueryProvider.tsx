import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { createQueryClient } from '../../shared/requests/query.ts';
import { useSession, type Session } from '../../shared/session/session.ts';

const clients = new WeakMap<Session, ReturnType<typeof createQueryClient>>();

function getClient(session: Session): ReturnType<typeof createQueryClient> {
  const client = clients.get(session) ?? createQueryClient();
  clients.set(session, client);
  return client;
}

/** The layout of members has a query client; a guest gets one here, which lasts as long as the visit. */
export function GuestQueryProvider({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  const client = useMemo(() => (session.isSignedIn ? null : getClient(session)), [session]);
  return client ? <QueryClientProvider client={client}>{children}</QueryClientProvider> : children;
}
