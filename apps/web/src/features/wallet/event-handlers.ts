import type { EventHandlers } from '../../shared/events/event-handlers.ts';
import { ownUserQuery } from '../../shared/users/own-user.ts';
import {
  balanceQuery,
  bindingOrderStatusQuery,
  paymentProvidersQuery,
  upsertCachedTradingLog,
  reloadPointsQueries,
} from './queries.ts';

type Balance = { result: { balance: number; held: number; sign_valid: boolean } };

export const walletEventHandlers: EventHandlers = {
  balance({ balance, held }, { client }) {
    const { queryKey } = balanceQuery();
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (known: Balance | undefined) =>
      known ? { result: { ...known.result, balance, held } } : known,
    );
    // The cancelled request would have brought the first balance.
    if (!client.getQueryData(queryKey)) void client.invalidateQueries({ queryKey });
  },
  trading_log({ trading_log: log }, { client }) {
    // A new transaction also changes the totals of its month.
    if (!upsertCachedTradingLog(client, log)) reloadPointsQueries(client);
  },
  binding({ binding }, { client }) {
    client.setQueryData(bindingOrderStatusQuery(binding.order_id).queryKey, { result: binding });
    void client.invalidateQueries({ queryKey: paymentProvidersQuery().queryKey });
    void client.invalidateQueries({ queryKey: ownUserQuery().queryKey });
  },
};
