import type { TradingLog } from '@quintet/domain/wallet/trading-log';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { $api } from '../../shared/requests/query.ts';

export const balanceQuery = () =>
  $api.queryOptions('get', '/api/v1/wallet/balance', {}, { select: ({ result }) => result });

/** Where points can be redeemed; limits and maintenance may change at any time. */
export const paymentProvidersQuery = () =>
  $api.queryOptions('get', '/api/v1/payment/provider', {}, { select: ({ result }) => result.providers, staleTime: 0 });

export const tradingLogQuery = (id: string) =>
  $api.queryOptions(
    'get',
    '/api/v1/wallet/trading-logs/{id}',
    { params: { path: { id } } },
    { select: ({ result }) => result },
  );

export const bindingOrderStatusQuery = (orderId: string) =>
  $api.queryOptions(
    'get',
    '/api/v1/payment/order/binding-status',
    { params: { query: { order_id: orderId } } },
    { select: ({ result }) => result, staleTime: 0 },
  );

/** The key of the lists of transactions begins so. */
export const TRADING_LOGS_QUERY_KEY = ['get', '/api/v1/wallet/trading-logs'];

type Page = { readonly list: readonly TradingLog[] };

/** Shows a transaction as received. A late answer never makes a finished one pending again. Returns whether a list shows it. */
export function upsertCachedTradingLog(client: QueryClient, log: TradingLog): boolean {
  const merge = (known: TradingLog): TradingLog =>
    known.status !== 'pending' && log.status === 'pending' ? known : log;
  client.setQueryData(tradingLogQuery(log.id).queryKey, (known: { result: TradingLog } | undefined) => ({
    result: known ? merge(known.result) : log,
  }));
  let isListed = false;
  client.setQueriesData({ queryKey: TRADING_LOGS_QUERY_KEY }, (data: InfiniteData<Page> | undefined) => {
    if (!data) return data;
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        list: page.list.map((known) => {
          if (known.id !== log.id) return known;
          isListed = true;
          return merge(known);
        }),
      })),
    };
  });
  return isListed;
}

/** Loads again what a movement of points changes, now or when it is shown. */
export function reloadPointsQueries(client: QueryClient): void {
  for (const queryKey of [TRADING_LOGS_QUERY_KEY, balanceQuery().queryKey, paymentProvidersQuery().queryKey])
    void client.invalidateQueries({ queryKey });
}

/** Loads everything of the wallet again: events may have been missed. */
export function reloadWalletQueries(client: QueryClient): void {
  reloadPointsQueries(client);
  for (const { queryKey } of [tradingLogQuery(''), bindingOrderStatusQuery('')])
    void client.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
}
