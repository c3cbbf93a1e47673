import { describe, expect, it } from 'vitest';
import { runJobNowInTest } from '../../platform/jobs/test-jobs.ts';
import { depositTestPointsManyTimes, runTestSqlWithoutTriggers } from '../../platform/ledger/test-ledger.ts';
import { verifyLedger } from '../../platform/ledger/verify.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestCid, createTestUser, TEST_PASSWORD } from '../test-world.ts';
import { pollRedemptionsJob } from './redemption-jobs.ts';
import { TEST_SECURITY_PASSWORD } from './test-wallet.ts';
import { useWalletTestServer } from './test-wallet-server.ts';

const MINUTE_MS = 60_000;
let now = new Date();
const { server, wallet } = useWalletTestServer({ clock: () => now });

const orderOf = (id: string) => wallet.sandbox.find(id)!;

describe('redemption to the bound account', () => {
  it('takes the points at once, and succeeds when the provider has paid', async () => {
    const person = await wallet.person(1000);
    await wallet.bound(person, 'alice-wellpay');
    const { json } = await wallet.redeem(person, 300);
    expect(json.result).toMatchObject({
      type: 23,
      status: 'pending',
      amount: -300,
      balance: 700,
      fee: 3,
      provider: 'wellpay',
      account: 'al••••lpay',
      finish_at: null,
    });
    expect(await wallet.balance(person)).toBe(700);
    await wallet.sendOrders();
    const order = orderOf(json.result.order_id);
    expect(order).toMatchObject({ amount: 297, account: 'alice-wellpay', merchant_user_id: person.id });
    wallet.sandbox.finish(order.merchant_order_id, {});
    expect(await wallet.sandbox.notify(order)).toBe('success');
    expect(await wallet.log(person, json.result.id)).toMatchObject({ status: 'success', fail_reason: null });
    expect(await wallet.balance(person)).toBe(700);
  });

  it('returns the points once if the provider refuses, with the reason, however often it says so', async () => {
    const person = await wallet.person(1000);
    await wallet.bound(person);
    const { result } = (await wallet.redeem(person, 300)).json;
    await wallet.sendOrders();
    const order = wallet.sandbox.finish(result.order_id, { reason: 'limit_exceeded' })!;
    expect(await Promise.all([1, 2, 3].map(() => wallet.sandbox.notify(order)))).toEqual([
      'success',
      'success',
      'success',
    ]);
    expect(await wallet.sandbox.notify(order, { status: 'success' })).toBe('success');
    const log = await wallet.log(person, result.id);
    expect(log).toMatchObject({ status: 'failed', fail_reason: 'limit_exceeded' });
    expect(await wallet.log(person, log.related_id)).toMatchObject({ type: 13, amount: 300, related_id: log.id });
    expect(await wallet.balance(person)).toBe(1000);
    // The totals of the month leave it out.
    const { months } = (await wallet.call(person, 'GET', 'wallet/trading-logs')).json.result;
    expect(months).toEqual([expect.objectContaining({ received: 1000, spent: 0 })]);
  });

  it('returns the points at once if the provider refuses the order itself', async () => {
    const person = await wallet.person(1000);
    await wallet.bound(person, 'closed');
    const { result } = (await wallet.redeem(person, 300)).json;
    await wallet.sendOrders();
    expect(await wallet.log(person, result.id)).toMatchObject({ status: 'failed', fail_reason: 'account_invalid' });
    expect(await wallet.balance(person)).toBe(1000);
  });

  it('is the same one for the same cid, also concurrently and after it ended; another body with the cid is refused', async () => {
    const person = await wallet.person(1000);
    await wallet.bound(person);
    const cid = createTestCid();
    const answers = await Promise.all([1, 2, 3].map(() => wallet.redeem(person, 300, { cid })));
    expect(new Set(answers.map(({ json }) => json.result.id)).size).toBe(1);
    expect(await wallet.balance(person)).toBe(700);
    expect(formatTestResponseCode(await wallet.redeem(person, 301, { cid }))).toBe('400 api.body.param_invalid.cid');
    expect(formatTestResponseCode(await wallet.redeemTo(person, 'P100', 300, { cid }))).toBe(
      '400 api.body.param_invalid.cid',
    );
    wallet.sandbox.isOpen = false;
    expect((await wallet.redeem(person, 300, { cid })).json.result.id).toBe(answers[0]!.json.result.id);
    wallet.sandbox.isOpen = true;
  });

  it.each([
    [
      'without a security code',
      async () => wallet.redeem(await createTestUser(server.services), 300),
      'api.security_code_empty',
    ],
    [
      'with a wrong security code',
      async () => wallet.redeem(await wallet.person(500), 300, { security_code: '000000' }),
      'api.body.param_invalid.security_code',
    ],
    ['without a bound account', async () => wallet.redeem(await wallet.person(500), 300), 'api.binding.missing'],
  ])('is refused %s', async (_when, redeem, error) => {
    expect((await redeem()).json.error).toBe(error);
  });

  it.each([
    [99, {}, 'api.redemption.amount', { min: 100, max: 50_000 }],
    [50_001, {}, 'api.redemption.amount', { min: 100, max: 50_000 }],
    [300, { fee: 2 }, 'api.redemption.fee_changed', { fee: 3 }],
    [1001, {}, 'api.body.param_invalid.balance', null],
  ])('is refused for %d points with %j as %s', async (amount, body, error, result) => {
    const person = await wallet.person(1000);
    await wallet.bound(person);
    expect((await wallet.redeem(person, amount, body)).json).toEqual({ error, result });
    expect(await wallet.balance(person)).toBe(1000);
  });

  it('is refused above the daily limit, also for concurrent ones', async () => {
    const person = await wallet.person(500_000);
    await wallet.bound(person);
    const answers = await Promise.all([40_000, 40_001, 40_002].map((amount) => wallet.redeem(person, amount)));
    expect(answers.map(formatTestResponseCode).toSorted()).toEqual([
      '200 ok',
      '200 ok',
      '400 api.redemption.daily_limit',
    ]);
    const { providers } = (await wallet.call(person, 'GET', 'payment/provider')).json.result;
    const used = 500_000 - (await wallet.balance(person));
    const daily_left = 100_000 - used;
    expect(providers[0]).toMatchObject({ code: 'wellpay', is_available: true, is_bound: true, daily_left });
  });

  it('is refused while the provider is under maintenance', async () => {
    const person = await wallet.person(1000);
    await wallet.bound(person);
    wallet.sandbox.isOpen = false;
    expect(formatTestResponseCode(await wallet.redeem(person, 300))).toBe('403 api.forbidden');
    expect(formatTestResponseCode(await wallet.redeemTo(person, 'P100', 300))).toBe('400 api.provider_maintenance');
    wallet.sandbox.isOpen = true;
  });

  it('is refused after one flipped bit in any stored entry', async () => {
    const person = await wallet.person(1000);
    await wallet.bound(person);
    await runTestSqlWithoutTriggers(
      server.services,
      `update ledger_entries set mac = set_byte(mac, 9, get_byte(mac, 9) # 4) where account = '${person.id}'`,
    );
    expect(formatTestResponseCode(await wallet.redeem(person, 300))).toBe('403 api.wallet.sign_invalid');
    expect(await wallet.balance(person)).toBe(1000);
    await server.services.db.deleteFrom('wallet_bindings').where('user_id', '=', person.id).execute();
  });
});

describe('redemption of a user with many entries', () => {
  const spoil = (id: string, n: number) =>
    runTestSqlWithoutTriggers(
      server.services,
      `update ledger_entries set type = 129 where account = '${id}' and n = ${n}`,
    );

  it('fails before the order is sent if an old entry is wrong, returns the points, and is refused from then on', async () => {
    const person = await wallet.person();
    await wallet.bound(person);
    await depositTestPointsManyTimes(server.services, person.id, 1100);
    await spoil(person.id, 1);
    const { result } = (await wallet.redeem(person, 300)).json;
    await wallet.sendOrders();
    expect(wallet.sandbox.find(result.order_id)).toBeUndefined();
    expect(await wallet.log(person, result.id)).toMatchObject({ status: 'failed', fail_reason: 'sign_invalid' });
    expect(await wallet.balance(person)).toBe(1100);
    expect((await wallet.call(person, 'GET', 'wallet/balance')).json.result.sign_valid).toBe(false);
    expect(formatTestResponseCode(await wallet.redeem(person, 300))).toBe('403 api.wallet.sign_invalid');
  });

  it('stays pending if an entry changed after the order was sent', async () => {
    const person = await wallet.person();
    await wallet.bound(person);
    await depositTestPointsManyTimes(server.services, person.id, 1100);
    const { result } = (await wallet.redeem(person, 300)).json;
    await wallet.sendOrders();
    await spoil(person.id, 1);
    now = new Date(now.getTime() + MINUTE_MS);
    await runJobNowInTest(server.services, pollRedemptionsJob);
    expect(await wallet.log(person, result.id)).toMatchObject({ status: 'pending' });
    wallet.sandbox.finish(result.order_id, {});
    await runJobNowInTest(server.services, pollRedemptionsJob);
    expect(await wallet.log(person, result.id)).toMatchObject({ status: 'success' });
  });
});

describe('redemption to an address of the platform', () => {
  it('has type 22, and returns the points with type 11', async () => {
    const person = await wallet.person(1000);
    const { result } = (await wallet.redeemTo(person, 'P-1234-5678', 300)).json;
    expect(result).toMatchObject({ type: 22, provider: 'point', account: 'P-••••5678', amount: -300 });
    await wallet.sendOrders();
    await wallet.sandbox.notify(wallet.sandbox.finish(result.order_id, { reason: 'refused' })!);
    const log = await wallet.log(person, result.id);
    expect(await wallet.log(person, log.related_id)).toMatchObject({ type: 11, amount: 300 });
  });

  it.each([
    ['none-1', '400 api.unknown'],
    ['gone-1', '400 api.order_expired'],
    ['has space', '400 api.body.param_invalid.address'],
  ])('to %s is refused as %s', async (address, error) => {
    const person = await wallet.person(1000);
    expect(formatTestResponseCode(await wallet.redeemTo(person, address, 300))).toBe(error);
    expect(await wallet.balance(person)).toBe(1000);
  });
});

describe('cancelling the account', () => {
  const cancel = (who: Parameters<typeof wallet.call>[0]) =>
    wallet.call(who, 'DELETE', 'users/me', { password: TEST_PASSWORD });

  it('is refused while a redemption is pending; later it forfeits the points and unbinds', async () => {
    const person = await wallet.person(1000);
    await wallet.bound(person);
    const { result } = (await wallet.redeem(person, 300)).json;
    expect(formatTestResponseCode(await cancel(person))).toBe('400 api.account.redemption_pending');
    await wallet.sendOrders();
    await wallet.sandbox.notify(wallet.sandbox.finish(result.order_id, {})!);
    expect((await wallet.call(person, 'GET', 'users/me/cancellation')).json.result.points).toBe(700);
    expect(formatTestResponseCode(await cancel(person))).toBe('200 ok');
    const { db } = server.services;
    const account = db.selectFrom('ledger_accounts').select('balance').where('id', '=', person.id);
    expect(await account.executeTakeFirst()).toEqual({ balance: 0 });
    expect(await db.selectFrom('wallet_bindings').where('user_id', '=', person.id).execute()).toEqual([]);
  });
});

it('security code: wrong tries count together for redeeming, binding and unbinding', async () => {
  const person = await wallet.person(1000);
  const wrong = '000000';
  await wallet.redeem(person, 300, { security_code: wrong });
  await wallet.redeemTo(person, 'P1', 300, { security_code: wrong });
  await wallet.bind(person, { code: wrong });
  await wallet.unbind(person, wrong);
  await wallet.call(person, 'POST', 'users/security-code', { security_code: TEST_SECURITY_PASSWORD, old_code: wrong });
  for (const call of [wallet.redeem(person, 300), wallet.bind(person), wallet.unbind(person)])
    expect(formatTestResponseCode(await call)).toBe('429 api.too_many_requests');
});

it('ledger: sums to zero after all of these', async () => {
  const { db, ledger } = server.services;
  expect((await verifyLedger(db, ledger.keys)).sum).toBe(0);
});
