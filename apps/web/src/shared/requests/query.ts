import type { OpenapiFetchClient } from '@quintet/api/client';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import createQueryHooks from 'openapi-react-query';
import { api } from './api.ts';
import { showError } from '../feedback/errors.ts';

/** `meta: { isInline: true }` on a mutation: its form shows the error itself. */
declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { isInline?: boolean };
  }
}

/** Query options and hooks typed by the contract; features export option objects from their `queries.ts` (design §4). */
export const $api = createQueryHooks(api as OpenapiFetchClient);

/**
 * Creates the query client of a session. Screens show the errors of the queries that they need. Nothing is retried automatically (spec §7). Offline,
 * queries and mutations fail at once instead of waiting; queries run again when the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isInline) showError(error);
      },
    }),
    defaultOptions: {
      queries: { retry: 0, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
