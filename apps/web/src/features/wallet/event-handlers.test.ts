import type { TradingLog } from '@quintet/domain/wallet/trading-log';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StreamEvent } from '../../shared/events/event-sink.ts';
import { handleEvent } from '../../shared/events/event-handlers.ts';
import { walletEventHandlers } from './event-handlers.ts';
import { tradingLogsQuery } from './page-queries.ts';
import { balanceQuery, upsertCachedTradingLog, tradingLogQuery } from './queries.ts';

const LOG: TradingLog = {
  id: 't7',
  type: 23,
  status: 'pending',
  amount: -500,
  balance: 500,
  remark: null,
  order_id: 'R7',
  provider: 'wellpay',
  account: 'wp···8213',
  fee: 3,
  fail_reason: null,
  related_id: null,
  red_envelope_id: null,
  create_at: '2026-11-22T09:05:00.000Z',
  finish_at: null,
};
const SUCCEEDED: TradingLog = { ...LOG, status: 'success', finish_at: '2026-11-22T09:06:00.000Z' };

let client: QueryClient;
const listKey = tradingLogsQuery({ direction: 'all', type: 'all' }).queryKey;
const receive = (event: StreamEvent): void =>
  handleEvent([walletEventHandlers], event, { client, store: createStore() });
const readList = () => client.getQueryData(listKey)?.pages.flatMap(({ list }) => list);
const readLog = () => (client.getQueryData(tradingLogQuery('t7').queryKey) as { result: TradingLog }).result;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(listKey, { pages: [{ list: [LOG], next_id: null, months: [] }], pageParams: [null] });
});

describe('trading_log events', () => {
  it('change the status in the list and in the detail', () => {
    receive({ type: 'trading_log', trading_log: SUCCEEDED });
    expect(readList()).toEqual([SUCCEEDED]);
    expect(readLog()).toEqual(SUCCEEDED);
  });

  it('a late answer: never makes a finished redemption pending again', () => {
    receive({ type: 'trading_log', trading_log: SUCCEEDED });
    upsertCachedTradingLog(client, LOG);
    expect(readList()).toEqual([SUCCEEDED]);
    expect(readLog()).toEqual(SUCCEEDED);
  });

  it('an unknown transaction: loads the lists again', () => {
    receive({ type: 'trading_log', trading_log: { ...SUCCEEDED, id: 't8' } });
    expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
  });
});

describe('balance events', () => {
  it('change the shown balance and keep whether the records are valid', () => {
    client.setQueryData(balanceQuery().queryKey, { result: { balance: 1000, held: 0, sign_valid: false } });
    receive({ type: 'balance', balance: 500, held: 20 });
    expect(client.getQueryData(balanceQuery().queryKey)).toEqual({
      result: { balance: 500, held: 20, sign_valid: false },
    });
  });
});
