import type { FetchClient } from '@quintet/api/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import createQueryHooks from 'openapi-react-query';
import { api } from './api.ts';
import { showError } from '../feedback/errors.ts';

/** `meta: { isInline: true }` on a query or mutation: its form or page shows the error itself. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isInline?: boolean };
    mutationMeta: { isInline?: boolean };
  }
}

/** Query options and hooks typed by the contract; features export option objects from their `queries.ts` (design §4). */
export const $api = createQueryHooks(api as FetchClient);

/** Creates the query client of a session; nothing is retried automatically (spec §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.isInline) showError(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isInline) showError(error);
      },
    }),
    defaultOptions: { queries: { retry: 0, staleTime: 30_000 }, mutations: { retry: 0 } },
  });
}
