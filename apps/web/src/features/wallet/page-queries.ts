import { TRANSACTION_TYPE_GROUPS } from '@quintet/domain/wallet/transaction-types';
import type { TradingLogFilter } from '@quintet/ui/views/wallet/TradingLogFilters';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/requests/api.ts';
import { $api } from '../../shared/requests/query.ts';
import { TRADING_LOGS_QUERY_KEY, WALLET_QUERY_OPTIONS } from './queries.ts';

// The queries that only the points page uses. Events use those of queries.ts, so these load with the chats.

/** The red envelope of a transaction; an error if the user cannot see it any more. */
export const walletEnvelopeQuery = (id: string | null) =>
  $api.queryOptions(
    'get',
    '/api/v1/red-envelopes/{id}',
    { params: { path: { id: id ?? '' } } },
    { select: ({ result }) => result, enabled: id !== null, ...WALLET_QUERY_OPTIONS },
  );

/** Months begin in this time zone. */
export const BROWSER_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The transactions by pages, newest first. */
export const tradingLogsQuery = ({ direction, type }: TradingLogFilter) =>
  infiniteQueryOptions({
    queryKey: [...TRADING_LOGS_QUERY_KEY, { direction, type }],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        time_zone: BROWSER_TIME_ZONE,
        ...(direction !== 'all' && { direction }),
        ...(type !== 'all' && { type: [...TRANSACTION_TYPE_GROUPS[type]] }),
        ...(pageParam !== null && { next_id: pageParam }),
      };
      const { data } = await api.GET('/api/v1/wallet/trading-logs', { params: { query }, signal });
      return data!.result;
    },
    getNextPageParam: ({ next_id }) => next_id,
    ...WALLET_QUERY_OPTIONS,
  });
