import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { depositTestPoints, postTestTransfers, runTestSqlWithoutTriggers } from '../../platform/ledger/test-ledger.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createTestUser, type TestUser, signInTestUser } from '../test-world.ts';

const HOST = 'gu.localhost';
const YEAR_SECONDS = 366 * 24 * 3600;
let server: TestServer;
let now = new Date();
beforeAll(
  async () =>
    void (server = await startTestServer({ clock: () => now, config: { accessTokenLifetime: YEAR_SECONDS } })),
);
afterAll(() => server.close());

const get = async ({ token }: TestUser, path: string) =>
  (await server.call('GET', `/api/v1/wallet/${path}`, { host: HOST, token })).json;
const logs = async (person: TestUser, query = '') => (await get(person, `trading-logs?${query}`)).result;
let spent = 0;
const spend = ({ id }: TestUser, amount: number, type: 3 | 221 = 221) =>
  postTestTransfers(server.services, { key: `spend ${(spent += 1)}`, type, debit: id, credit: 'issuance', amount });

describe('balance', () => {
  it('is empty at first, and follows deposits and withdrawals', async () => {
    const person = await createTestUser(server.services);
    expect(await get(person, 'balance')).toEqual({ result: { sign_valid: true, balance: 0, held: 0 } });
    await depositTestPoints(server.services, person.id, 70);
    await spend(person, 20);
    expect(await get(person, 'balance')).toEqual({ result: { sign_valid: true, balance: 50, held: 0 } });
  });

  it('has no valid signature after one flipped bit in any entry', async () => {
    const person = await createTestUser(server.services);
    for (const amount of [1, 2, 3]) await depositTestPoints(server.services, person.id, amount);
    await runTestSqlWithoutTriggers(
      server.services,
      `update ledger_entries set mac = set_byte(mac, 0, get_byte(mac, 0) # 1) where account = '${person.id}' and n = 1`,
    );
    expect((await get(person, 'balance')).result).toEqual({ sign_valid: false, balance: 6, held: 0 });
  });

  it('arrives on all devices at once, with the transaction', async () => {
    const person = await createTestUser(server.services);
    const devices = [person, await signInTestUser(server.services, person)];
    const streams = await Promise.all(devices.map((device) => openReadyEventStreamTestClient(server.port, device)));
    const stranger = await createTestUser(server.services);
    await depositTestPoints(server.services, stranger.id, 5);
    await depositTestPoints(server.services, person.id, 70);
    for (const { client } of streams) {
      const { event } = await client.nextEvent('trading_log');
      expect(event.trading_log).toMatchObject({ type: 121, amount: 70, balance: 70, status: 'success' });
      expect((await client.nextEvent('balance')).event).toMatchObject({ balance: 70, held: 0 });
      await client.close();
    }
  });
});

describe('trading logs', () => {
  it('are listed newest first, by page and by filter, each once', async () => {
    const person = await createTestUser(server.services);
    await depositTestPoints(server.services, person.id, 100, { remark: 'welcome' });
    await spend(person, 10);
    await depositTestPoints(server.services, person.id, 5, { type: 129 });
    await spend(person, 1, 3);
    const amounts = async (query: string) =>
      (await logs(person, query)).list.map((log: { amount: number }) => log.amount);
    expect(await amounts('')).toEqual([-1, 5, -10, 100]);
    expect(await amounts('direction=received')).toEqual([5, 100]);
    expect(await amounts('direction=spent')).toEqual([-1, -10]);
    expect(await amounts('type=129')).toEqual([5]);
    expect(await amounts('type=129&type=221')).toEqual([5, -10]);
    expect(await amounts('type=129&type=221&direction=spent')).toEqual([-10]);
    const first = await logs(person, 'limit=3');
    expect(await amounts(`limit=3&next_id=${first.next_id}`)).toEqual([100]);
    const filtered = await logs(person, 'limit=1&type=121&type=129');
    expect(await amounts(`limit=1&type=121&type=129&next_id=${filtered.next_id}`)).toEqual([100]);
    expect((await logs(person)).list.at(-1)).toMatchObject({ remark: 'welcome', balance: 100, order_id: null });
    for (const query of ['next_id=x', 'time_zone=Mars', 'time_zone=-05:30', 'direction=up', 'type=7', 'limit=101'])
      expect((await get(person, `trading-logs?${query}`)).error).toBe(`api.body.param_invalid.${query.split('=')[0]}`);
  });

  it('have totals by month in the time zone of the user, also of transactions on other pages', async () => {
    const person = await createTestUser(server.services);
    const at = (time: string, work: () => Promise<unknown>) => {
      now = new Date(time);
      return work();
    };
    // 31 January 23:30 in Shanghai, then 1 February there and 31 January in UTC.
    await at('2027-01-31T15:30:00Z', () => depositTestPoints(server.services, person.id, 100));
    await at('2027-01-31T16:30:00Z', () => spend(person, 30));
    await at('2027-02-10T00:00:00Z', () => depositTestPoints(server.services, person.id, 7));
    await at('2027-02-11T00:00:00Z', () => spend(person, 2));
    expect((await logs(person)).months).toEqual([
      { month: '2027-02', received: 7, spent: 2 },
      { month: '2027-01', received: 100, spent: 30 },
    ]);
    expect((await logs(person, 'time_zone=Asia/Shanghai&limit=1')).months).toEqual([
      { month: '2027-02', received: 7, spent: 32 },
    ]);
    expect((await logs(person, 'time_zone=Asia/Shanghai')).months[1]).toEqual({
      month: '2027-01',
      received: 100,
      spent: 0,
    });
  });

  it('times of an account never decrease, even if the clock does', async () => {
    const person = await createTestUser(server.services);
    now = new Date('2027-05-02T00:00:00Z');
    await depositTestPoints(server.services, person.id, 1);
    now = new Date('2027-05-01T00:00:00Z');
    await depositTestPoints(server.services, person.id, 2);
    const [second, first] = (await logs(person)).list;
    expect(second.create_at).toBe(first.create_at);
  });

  it('detail: is found by its user only', async () => {
    const [ann, ben] = [await createTestUser(server.services), await createTestUser(server.services)];
    const id = `t${await depositTestPoints(server.services, ann.id, 9)}`;
    expect((await get(ann, `trading-logs/${id}`)).result).toMatchObject({ id, amount: 9, related_id: null });
    expect((await get(ben, `trading-logs/${id}`)).error).toBe('api.data_not_exist');
    expect((await get(ben, 'trading-logs/t999999999')).error).toBe('api.data_not_exist');
  });
});
