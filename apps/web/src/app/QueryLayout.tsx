import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient } from '../shared/query.ts';
import { useSession } from '../shared/session.ts';

/** Server data for the screens of guests that ask by query; the first screen does without. */
export default function QueryLayout(): ReactNode {
  const session = useSession();
  const client = useMemo(createQueryClient, [session]);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
