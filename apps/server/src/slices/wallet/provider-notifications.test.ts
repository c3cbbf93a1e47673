import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WELLPAY_NOTIFY_PATH } from '../../platform/payments/wellpay.ts';
import { createSignedPaymentHeaders } from '../../platform/payments/signed-message.ts';
import type { WellpaySandboxOrder } from '../../platform/payments/sandbox.ts';
import type { TestUser } from '../test-world.ts';
import { useWalletTestServer } from './test-wallet-server.ts';

let person: TestUser;
let order: WellpaySandboxOrder;
let logId: string;
const { server, wallet } = useWalletTestServer();

beforeEach(async () => {
  person = await wallet.person(1000);
  await wallet.bound(person);
  const { result } = (await wallet.redeem(person, 300)).json;
  await wallet.sendOrders();
  logId = result.id;
  order = wallet.sandbox.finish(result.order_id, { reason: 'refused' })!;
});

const post = (headers: Record<string, string>, body: string, path = WELLPAY_NOTIFY_PATH) =>
  server.call('POST', path, { headers, body });
const status = async () => (await wallet.log(person, logId)).status;

describe('notification of the provider', () => {
  it('is accepted once; the repeated bytes get the same answer and change nothing', async () => {
    const { headers, body } = wallet.sandbox.createNotification(order);
    const answers = [await post(headers, body), await post(headers, body)];
    expect(answers.map(({ status: code, text }) => [code, text])).toEqual([
      [200, 'success'],
      [200, 'success'],
    ]);
    expect([await status(), await wallet.balance(person)]).toEqual(['failed', 1000]);
  });

  it.each([
    ['with one changed byte', (headers: object, body: string) => [headers, body.replace('refused', 'refusec')]],
    ['with other white space', (headers: object, body: string) => [headers, body.replace(':', ': ')]],
    ['without a signature', (headers: object, body: string) => [{ ...headers, 'wellpay-signature': '' }, body]],
    ['with an unknown key', (headers: object, body: string) => [{ ...headers, 'wellpay-key-id': 'other' }, body]],
    ['with a prototype key', (headers: object, body: string) => [{ ...headers, 'wellpay-key-id': 'toString' }, body]],
    ['with another algorithm', (headers: object, body: string) => [{ ...headers, 'wellpay-algorithm': 'none' }, body]],
    ['with another time', (headers: object, body: string) => [{ ...headers, 'wellpay-timestamp': '1' }, body]],
    ['with another nonce', (headers: object, body: string) => [{ ...headers, 'wellpay-nonce': 'a'.repeat(32) }, body]],
    ['without a body', (headers: object) => [headers, '']],
  ] as const)('%s is refused', async (_what, forge) => {
    const { headers, body } = wallet.sandbox.createNotification(order);
    const [forgedHeaders, forgedBody] = forge(headers, body) as [Record<string, string>, string];
    const answer = await post(forgedHeaders, forgedBody);
    expect([answer.status, answer.text]).toEqual([400, 'fail']);
    expect([await status(), await wallet.balance(person)]).toEqual(['pending', 700]);
  });

  it.each([
    ['amount', { amount: 1 }],
    ['merchant', { merchant_id: 'other' }],
    ['user', { merchant_user_id: 'u1' }],
    ['order', { merchant_order_id: 'r0' }],
    ['order type', { order_type: 'binding' as const }],
    ['account', { account: 'other' }],
    ['status', { status: 'done' as never }],
  ])('with another %s is refused, though it is signed', async (_what, changes) => {
    expect(await wallet.sandbox.notify(order, changes)).toBe('fail');
    expect([await status(), await wallet.balance(person)]).toEqual(['pending', 700]);
  });

  it('is refused if it is minutes old or early, though it is signed', async () => {
    const body = wallet.sandbox.createNotification(order).body;
    for (const minutes of [-6, 6]) {
      const at = new Date(Date.now() + minutes * 60_000);
      const headers = createSignedPaymentHeaders(
        wallet.sandbox.config.keys,
        { method: 'POST', path: WELLPAY_NOTIFY_PATH, body },
        at,
      );
      expect((await post({ ...headers, 'content-type': 'application/json' }, body)).text).toBe('fail');
    }
    expect(await status()).toBe('pending');
  });

  it('never turns a success into a failure, and comes in any order', async () => {
    const other = await wallet.person(1000);
    await wallet.bound(other);
    const { result } = (await wallet.redeem(other, 300)).json;
    await wallet.sendOrders();
    const paid = wallet.sandbox.finish(result.order_id, {})!;
    for (const changes of [{ status: 'pending' as const }, {}, { status: 'failed' as const, reason: 'refused' }, {}])
      expect(await wallet.sandbox.notify(paid, changes)).toBe('success');
    expect((await wallet.log(other, result.id)).status).toBe('success');
    expect(await wallet.balance(other)).toBe(700);
  });

  it('may come before the order was answered, or even sent', async () => {
    const other = await wallet.person(1000);
    const { result } = (await wallet.redeemTo(other, 'P100', 300)).json;
    const early = { ...order, merchant_order_id: result.order_id, merchant_user_id: other.id, account: 'P100' };
    const sent = { ...early, order_type: 'address_withdrawal', amount: 297, status: 'success' } as const;
    expect(await wallet.sandbox.notify({ ...sent, paid_account: null, reason: null })).toBe('success');
    await wallet.sendOrders();
    expect((await wallet.log(other, result.id)).status).toBe('success');
  });

  it('about an order that is not committed yet is refused; its repetition is accepted', async () => {
    const other = await wallet.person(1000);
    const { jobs } = server.services;
    const { enqueue } = jobs;
    let early: { headers: Record<string, string>; body: string } | undefined;
    // The order's transaction ends with its job.
    const spy = vi.spyOn(jobs, 'enqueue').mockImplementation(async (...given) => {
      const { order_id } = given[2] as { order_id: string };
      const changes = { merchant_order_id: order_id, merchant_user_id: other.id, account: 'P100', paid_account: null };
      const paid = {
        ...order,
        ...changes,
        order_type: 'address_withdrawal',
        amount: 297,
        status: 'success',
        reason: null,
      };
      early = wallet.sandbox.createNotification(paid as WellpaySandboxOrder);
      expect((await post(early.headers, early.body)).text).toBe('fail');
      await enqueue(...given);
    });
    const { result } = (await wallet.redeemTo(other, 'P100', 300)).json;
    spy.mockRestore();
    expect((await wallet.log(other, result.id)).status).toBe('pending');
    expect((await post(early!.headers, early!.body)).text).toBe('success');
    expect((await wallet.log(other, result.id)).status).toBe('success');
  });

  it('is verified by all keys, so that both sides can change them one after the other', async () => {
    const { config } = wallet.sandbox;
    const [former, fresh] = [config.keys, new Map([['2026', 'rotated'.repeat(7)]])];
    const sign = (keys: typeof config.keys) => {
      const body = wallet.sandbox.createNotification(order).body;
      const headers = createSignedPaymentHeaders(keys, { method: 'POST', path: WELLPAY_NOTIFY_PATH, body }, new Date());
      return post({ ...headers, 'content-type': 'application/json' }, body);
    };
    config.keys = new Map([...fresh, ...former]);
    expect([(await sign(former)).text, (await sign(fresh)).text]).toEqual(['success', 'success']);
    config.keys = fresh;
    expect([(await sign(former)).text, (await sign(fresh)).text]).toEqual(['fail', 'success']);
    config.keys = former;
  });
});
