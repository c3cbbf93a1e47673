import { TRANSACTION_TYPES_BY_GROUP } from '@quintet/domain/wallet/transaction-types';
import type { TradingLogFilterValues } from '@quintet/ui/views/wallet/TradingLogFilters';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/requests/api.ts';
import { TRADING_LOGS_QUERY_KEY } from './queries.ts';

// The queries that only the points page uses. Events use those of queries.ts, so these load with the chats.

/** Months begin in this time zone. */
export const BROWSER_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The transactions by pages, newest first. */
export const tradingLogsQuery = ({ direction, type }: TradingLogFilterValues) =>
  infiniteQueryOptions({
    queryKey: [...TRADING_LOGS_QUERY_KEY, { direction, type }],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        time_zone: BROWSER_TIME_ZONE,
        ...(direction !== 'all' && { direction }),
        ...(type !== 'all' && { type: [...TRANSACTION_TYPES_BY_GROUP[type]] }),
        ...(pageParam !== null && { next_id: pageParam }),
      };
      const { data } = await api.GET('/api/v1/wallet/trading-logs', { params: { query }, signal });
      return data!.result;
    },
    getNextPageParam: ({ next_id }) => next_id,
  });
