import type { QueryClient } from '@tanstack/react-query';
import type { StreamEventOfType } from '../../shared/events/event-client.ts';
import {
  walletOwnUserQuery,
  balanceQuery,
  bindingOrderStatusQuery,
  paymentProvidersQuery,
  putTradingLog,
  reloadPointsQueries,
} from './queries.ts';

type WalletEvent = StreamEventOfType<'balance' | 'trading_log' | 'binding'>;

type Balance = { result: { balance: number; held: number; sign_valid: boolean } };

/** Applies an event to the points, transactions and bindings that are shown. */
export function applyWalletEvent(client: QueryClient, event: WalletEvent): void {
  switch (event.type) {
    case 'balance': {
      const { queryKey } = balanceQuery();
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known: Balance | undefined) =>
        known ? { result: { ...known.result, balance: event.balance, held: event.held } } : known,
      );
      // The cancelled request would have brought the first balance.
      if (!client.getQueryData(queryKey)) void client.invalidateQueries({ queryKey });
      break;
    }
    case 'trading_log':
      // A new transaction also changes the totals of its month.
      if (!putTradingLog(client, event.trading_log)) reloadPointsQueries(client);
      break;
    case 'binding':
      client.setQueryData(bindingOrderStatusQuery(event.binding.order_id).queryKey, { result: event.binding });
      void client.invalidateQueries({ queryKey: paymentProvidersQuery().queryKey });
      void client.invalidateQueries({ queryKey: walletOwnUserQuery().queryKey });
  }
}
