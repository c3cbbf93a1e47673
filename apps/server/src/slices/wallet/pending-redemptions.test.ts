import { describe, expect, it } from 'vitest';
import { runJobNowInTest } from '../../platform/jobs/test-jobs.ts';
import type { LedgerTransfer } from '../../platform/ledger/transfer.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { pollRedemptionsJob } from './redemption-jobs.ts';
import { useWalletTestServer } from './test-wallet-server.ts';

const MINUTE_MS = 60_000;
let now = new Date();
const { server, wallet } = useWalletTestServer({ clock: () => now });

describe('pending redemption', () => {
  it('stays pending while the provider does not answer, is asked for, and never ends by time alone', async () => {
    const person = await wallet.person(1000);
    await wallet.bound(person);
    const { result } = (await wallet.redeem(person, 300)).json;
    const { config } = wallet.sandbox;
    const { url } = config;
    config.url = 'http://127.0.0.1:9';
    await wallet.sendOrders();
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    await runJobNowInTest(server.services, pollRedemptionsJob);
    expect(await wallet.log(person, result.id)).toMatchObject({ status: 'pending' });
    config.url = url;
    await runJobNowInTest(server.services, pollRedemptionsJob);
    expect(wallet.sandbox.find(result.order_id)?.status).toBe('pending');
    wallet.sandbox.finish(result.order_id, {});
    await runJobNowInTest(server.services, pollRedemptionsJob);
    expect(await wallet.log(person, result.id)).toMatchObject({ status: 'success' });
  });

  it('is asked for also if many others began in the same millisecond', async () => {
    const person = await wallet.person(10_100);
    const { db, ledger, events } = server.services;
    const debits = Array.from({ length: 101 }, (_, index): LedgerTransfer => {
      return { key: `debit ${index} ${person.id}`, type: 22, debit: person.id, credit: 'providers', amount: 100 };
    });
    const posted = await events.record((trx, append) => ledger.post(trx, append, debits));
    const common = { user_id: person.id, provider: 'point', account: 'closed', amount: 100, fee: 1 } as const;
    const rows = posted.map(({ id }) => ({
      ...common,
      order_id: `r${id}`,
      cid: `${id}`,
      debit_id: id,
      create_at: now,
      verified_at: now,
    }));
    await db
      .insertInto('redemptions')
      .values(rows.map((row) => ({ ...row, fail_reason: null, finish_at: null })))
      .execute();
    now = new Date(now.getTime() + MINUTE_MS);
    await runJobNowInTest(server.services, pollRedemptionsJob);
    expect(await wallet.balance(person)).toBe(10_100);
  });

  it('is not made again by another device, also concurrently', async () => {
    const person = await wallet.person(2000);
    await wallet.bound(person);
    const redeem = () => wallet.redeem(person, 300);
    const answers = (await Promise.all([redeem(), redeem()])).map(formatTestResponseCode).toSorted();
    expect(answers).toEqual(['200 ok', '400 api.redemption.in_progress']);
    expect(formatTestResponseCode(await wallet.redeem(person, 200))).toBe('200 ok');
    expect(formatTestResponseCode(await wallet.redeemTo(person, 'P100', 300))).toBe('200 ok');
    await wallet.sendOrders();
    for (const order of wallet.sandbox.orders) wallet.sandbox.finish(order.merchant_order_id, {});
    now = new Date(now.getTime() + MINUTE_MS);
    await runJobNowInTest(server.services, pollRedemptionsJob);
    expect(formatTestResponseCode(await redeem())).toBe('200 ok');
  });
});
