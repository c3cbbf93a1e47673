import { describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { runJobNowInTest } from '../../platform/jobs/test-jobs.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestUser, type TestUser } from '../test-world.ts';
import { pollBindingOrdersJob } from './binding-status.ts';
import { useWalletTestServer } from './test-wallet-server.ts';

const MINUTE_MS = 60_000;
let now = new Date();
const config = { accessTokenLifetime: 3600 * 24 };
const { server, wallet } = useWalletTestServer({ clock: () => now, config });

const orderOf = async (who: TestUser, body: object = {}): Promise<string> =>
  (await wallet.bind(who, body)).json.result.orderId;
const statusOf = async (who: TestUser, orderId: string) => (await wallet.status(who, orderId)).json.result;
const bindCount = async (who: TestUser): Promise<number> =>
  (await wallet.call(who, 'GET', 'users/me')).json.result.bind_count;

describe('binding', () => {
  it('gives an order with a QR code, which the provider’s user confirms; all devices learn of it', async () => {
    const person = await wallet.person();
    const { client } = await openReadyEventStreamTestClient(server.port, person);
    const { result } = (await wallet.bind(person)).json;
    expect(result).toMatchObject({ order_type: 'binding', amount: 0, merchant_user_id: person.id });
    expect(result.qrcode).toBe(`${wallet.sandbox.config.url}/orders/${result.orderId}`);
    expect(Date.parse(result.expire_at) - Date.parse(result.create_at)).toBe(5 * MINUTE_MS);
    expect(await statusOf(person, result.orderId)).toMatchObject({ status: 'pending', is_bound: false, error: null });
    const order = wallet.sandbox.finish(result.orderId, { account: 'alice-wellpay' })!;
    expect(await wallet.sandbox.notify(order)).toBe('success');
    const { event } = await client.nextEvent('binding');
    const bound = { order_id: result.orderId, status: 'success', is_bound: true, account: 'al••••lpay', error: null };
    expect(event.binding).toMatchObject(bound);
    expect((await client.nextEvent('user')).event.user.bind_count).toBe(1);
    await client.close();
    expect(await statusOf(person, result.orderId)).toMatchObject(bound);
    expect(formatTestResponseCode(await wallet.bind(person))).toBe('409 api.data_exist');

    expect(formatTestResponseCode(await wallet.unbind(person))).toBe('200 ok');
    expect([await bindCount(person), (await statusOf(person, result.orderId)).is_bound]).toEqual([0, false]);
    expect(formatTestResponseCode(await wallet.unbind(person))).toBe('400 api.binding.missing');
  });

  it('fails for an account that another user has bound, and says so', async () => {
    const [ann, ben] = [await wallet.person(), await wallet.person()];
    await wallet.bound(ann, 'shared-account');
    const orderId = await orderOf(ben);
    await wallet.sandbox.notify(wallet.sandbox.finish(orderId, { account: 'shared-account' })!);
    const error = 'api.binding_merchant_user_id_fail';
    expect(await statusOf(ben, orderId)).toMatchObject({ status: 'failed', is_bound: false, error });
    expect([await bindCount(ann), await bindCount(ben)]).toEqual([1, 0]);
  });

  it('gives the open order again, also concurrently; another address gives another order', async () => {
    const person = await wallet.person();
    const ids = await Promise.all([orderOf(person), orderOf(person), orderOf(person)]);
    expect(new Set(ids).size).toBe(1);
    const other = await orderOf(person, { address: 'my-account' });
    expect(other).not.toBe(ids[0]);
    expect(await statusOf(person, ids[0])).toMatchObject({ status: 'expired', error: 'api.order_expired' });
    await wallet.sandbox.notify({ ...wallet.sandbox.finish(other, {})!, paid_account: 'another-account' });
    expect(await statusOf(person, other)).toMatchObject({ status: 'failed', error: 'api.binding.refused' });
  });

  it('is refused by the provider’s user, or for an account that does not exist', async () => {
    const person = await wallet.person();
    const orderId = await orderOf(person);
    await wallet.sandbox.notify(wallet.sandbox.finish(orderId, { reason: 'refused' })!);
    expect(await statusOf(person, orderId)).toMatchObject({ status: 'failed', error: 'api.binding.refused' });
    expect(formatTestResponseCode(await wallet.bind(person, { address: 'closed' }))).toBe(
      '400 api.body.param_invalid.address',
    );
  });

  it('expires after five minutes, and later confirmations change nothing', async () => {
    const person = await wallet.person();
    const [read, asked] = [await orderOf(person), await orderOf(await wallet.person())];
    now = new Date(now.getTime() + 5 * MINUTE_MS);
    expect(await statusOf(person, read)).toMatchObject({ status: 'expired', error: 'api.order_expired' });
    await runJobNowInTest(server.services, pollBindingOrdersJob);
    const { db } = server.services;
    const found = db.selectFrom('binding_orders').select('status').where('order_id', '=', asked);
    expect(await found.executeTakeFirst()).toEqual({ status: 'expired' });
    const order = { ...wallet.sandbox.find(read)!, status: 'success', paid_account: 'late' } as const;
    expect(await wallet.sandbox.notify(order)).toBe('success');
    expect(await statusOf(person, read)).toMatchObject({ status: 'expired', is_bound: false });
  });

  it('is learned by asking if the notification is lost', async () => {
    const person = await wallet.person();
    const orderId = await orderOf(person);
    wallet.sandbox.finish(orderId, { account: 'quiet-account' });
    now = new Date(now.getTime() + MINUTE_MS);
    await runJobNowInTest(server.services, pollBindingOrdersJob);
    expect(await statusOf(person, orderId)).toMatchObject({ status: 'success', is_bound: true });
  });

  it('needs the right security code, and a provider that is open', async () => {
    expect(formatTestResponseCode(await wallet.bind(await createTestUser(server.services)))).toBe(
      '400 api.security_code_empty',
    );
    const person = await wallet.person();
    const { json } = await wallet.bind(person, { code: '000000' });
    expect(json).toEqual({ error: 'api.body.param_invalid.code', result: { tries_left: 4 } });
    wallet.sandbox.isOpen = false;
    expect(formatTestResponseCode(await wallet.bind(person))).toBe('400 api.provider_maintenance');
    wallet.sandbox.isOpen = true;
  });

  it('answers the same for an unknown order and for one of another user', async () => {
    const orderId = await orderOf(await wallet.person());
    const person = await wallet.person();
    for (const id of [orderId, 'b0'])
      expect(formatTestResponseCode(await wallet.status(person, id))).toBe('404 api.data_not_exist');
  });
});
