import { beforeEach, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { assignTestEventNumbers } from '../../platform/events/test-events.ts';
import { runJobNowInTest } from '../../platform/jobs/test-jobs.ts';
import { verifyLedger } from '../../platform/ledger/verify.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { TEST_PASSWORD, type TestUser } from '../test-world.ts';
import { endDueEnvelopesJob } from './end-envelopes.ts';
import { writeMinefieldOperatorSettings } from './minefield-settings.ts';
import { TEST_MINEFIELD_ENVELOPE, createEnvelopeTestGroup } from './test-envelopes.ts';
import { useEnvelopeTestServer } from './test-envelope-server.ts';

const STAKE = 1000;
/** Two splits; the first and third share of each end differently for the digit 7. */
const SPLIT = [107, 93, 97, 103, 100];
const OTHER_SPLIT = [92, 117, 90, 107, 94];

const { server, envelopes } = useEnvelopeTestServer();
beforeEach(() => set({ is_on: true, daily_stakes: 20_000 }));

const set = (settings: Parameters<typeof writeMinefieldOperatorSettings>[1]) =>
  writeMinefieldOperatorSettings(server.services.db, settings, new Date());

async function newMinefield(members: number, shares = SPLIT) {
  const scene = await createEnvelopeTestGroup(server, envelopes, members);
  const id = await envelopes.send(scene.sender, scene.group, TEST_MINEFIELD_ENVELOPE);
  await envelopes.setShares(id, shares);
  return { ...scene, id };
}

const claim = (who: TestUser, id: string) => envelopes.claim(who, id, { stake: STAKE });
const isRight = () => verifyLedger(server.services.db, server.services.ledger.keys);

describe('minefield', () => {
  it('holds the stakes, shows nothing until the results, and then moves shares, stakes and the rest', async () => {
    const { sender, others, id } = await newMinefield(5);
    for (const other of others.slice(0, 4)) {
      expect((await claim(other, id)).json.result).toMatchObject({
        status: 1,
        amount: null,
        claimed_amount: null,
        own_claim: { amount: null, is_hit: null, is_best: false },
        card: { state: 'open', stake: STAKE, digit: 7, seed: null },
      });
      expect(await envelopes.points(other)).toMatchObject({ balance: 5000, held: STAKE });
      expect(await envelopes.logs(other)).toHaveLength(1);
    }
    await runJobNowInTest(server.services, endDueEnvelopesJob);
    expect(await envelopes.read(others[0]!, id)).toMatchObject({ status: 1, card: { state: 'open' } });

    await envelopes.end(id);
    await envelopes.end(id);
    const balances = await Promise.all([sender, ...others].map((who) => envelopes.points(who)));
    expect(balances.map(({ balance, held }) => [balance, held])).toEqual(
      [5000 - 500 + 2 * STAKE + 100, 4107, 5093, 4097, 5103, 5000].map((balance) => [balance, 0]),
    );
    const statuses = await Promise.all(others.map(async (who) => (await envelopes.read(who, id)).status));
    expect(statuses).toEqual([2, 0, 2, 0, 3]);
    const logs = async (who: TestUser) => (await envelopes.logs(who)).map(({ type, amount }) => [type, amount]);
    expect(await logs(others[0]!)).toEqual([
      [32, -STAKE],
      [32, 107],
      [121, 5000],
    ]);
    expect(await logs(sender)).toEqual([
      [11, 100],
      [32, STAKE],
      [32, STAKE],
      [3, -500],
      [121, 5000],
    ]);
    const { red_envelope, claims, shares } = await envelopes.detail(others[4]!, id);
    expect(red_envelope).toMatchObject({ amount: 500, claimed_amount: 400, card: { state: 'results', returned: 100 } });
    expect(claims.map(({ is_hit }: { is_hit: boolean }) => is_hit)).toEqual([false, true, false, true]);
    expect(shares).toEqual(SPLIT);
    expect(await isRight()).toMatchObject({ sum: 0, flaw: null });
  });

  it('refuses another stake, too few points, a limit of the day, an exclusion, and claims after it was switched off', async () => {
    const { others, id } = await newMinefield(3);
    const [first, second, third] = others as [TestUser, TestUser, TestUser];
    for (const body of [{}, { stake: STAKE - 1 }]) {
      const answer = await envelopes.claim(first, id, body);
      expect([formatTestResponseCode(answer), answer.json.result]).toEqual([
        '400 api.red_envelope.stake_changed',
        { stake: STAKE },
      ]);
    }
    await set({ is_on: true, daily_stakes: STAKE - 1 });
    const limited = await claim(first, id);
    expect([formatTestResponseCode(limited), limited.json.result]).toEqual([
      '400 api.red_envelope.daily_limit',
      { left: STAKE - 1 },
    ]);
    await set({ is_on: false, daily_stakes: 20_000 });
    expect(formatTestResponseCode(await claim(first, id))).toBe('403 api.red_envelope.minefield_off');
    await set({ is_on: true, daily_stakes: 20_000 });
    await envelopes.post(second, '/api/v1/red-envelopes/exclusion', { days: 1 });
    expect(formatTestResponseCode(await claim(second, id))).toBe('403 api.red_envelope.excluded');
    const id2 = await envelopes
      .send(third, (await createEnvelopeTestGroup(server, envelopes, 0)).group, TEST_MINEFIELD_ENVELOPE)
      .catch(() => null);
    expect(id2).toBeNull();
    const poor = await envelopes.person(STAKE - 1);
    const { group_id } = await envelopes.read(first, id);
    await server.services.db.insertInto('members').values({ group_id, user_id: poor.id }).execute();
    expect(formatTestResponseCode(await claim(poor, id))).toBe('400 api.body.param_invalid.balance');
    for (const who of [...others, poor]) expect((await envelopes.points(who)).held).toBe(0);
    expect((await envelopes.read(first, id)).card.claimed_count).toBe(0);
  });

  it('counts the stakes of claims at the same time together', async () => {
    const { others, id, sender, group } = await newMinefield(1);
    await set({ is_on: true, daily_stakes: 2 * STAKE });
    const ids = [
      id,
      ...(await Promise.all([1, 2, 3].map(() => envelopes.send(sender, group, TEST_MINEFIELD_ENVELOPE)))),
    ];
    const answers = await Promise.all(ids.map((one) => claim(others[0]!, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await envelopes.points(others[0]!)).held).toBe(2 * STAKE);
  });

  it('held points cannot be spent', async () => {
    const { others, id, group } = await newMinefield(1);
    await claim(others[0]!, id);
    const answer = await envelopes.sending(others[0]!, group, { kind: 2, amount: 4001, count: 2 });
    expect(answer.json.error).toBe('api.body.param_invalid.balance');
  });

  it('settles for users who were removed, suspended or cancelled, and in a dissolved group', async () => {
    const { services } = server;
    const { sender, others, group, id } = await newMinefield(4);
    for (const other of others) await claim(other, id);
    const [removed, suspended, cancelled] = others as [TestUser, TestUser, TestUser, TestUser];
    await envelopes.post(sender, `/api/v1/groups/${group}/members/remove`, { user_ids: [removed.id] });
    await services.db.updateTable('users').set({ status: 2 }).where('id', '=', suspended.id).execute();
    const answer = await server.call('DELETE', '/api/v1/users/me', {
      host: 'gu.localhost',
      token: cancelled.token,
      body: { password: TEST_PASSWORD },
    });
    expect(formatTestResponseCode(answer)).toBe('200 ok');
    await services.db
      .updateTable('groups')
      .set({ dissolve_at: new Date(), owner_id: null })
      .where('id', '=', group)
      .execute();
    await services.db.deleteFrom('members').where('group_id', '=', group).execute();

    await envelopes.announce();
    await envelopes.end(id);
    const rows = await services.db
      .selectFrom('ledger_accounts')
      .select(['balance', 'held'])
      .where(
        'id',
        'in',
        others.map((other) => other.id),
      )
      .orderBy('id')
      .execute();
    expect(rows).toEqual([4107, 5093, 0, 5103].map((balance) => ({ balance, held: 0 })));
    expect((await envelopes.points(sender)).balance).toBe(5000 - 500 + 2 * STAKE + 100);
    expect(await isRight()).toMatchObject({ sum: 0, flaw: null });
  });
});

/** Runs the same actions with a split, and returns what every client receives until the results. */
async function trace(shares: readonly number[]): Promise<unknown> {
  const { sender, others, group, id } = await newMinefield(5, [...shares]);
  const people = [sender, ...others];
  const streams = await Promise.all(
    people.map(async (person) => (await openReadyEventStreamTestClient(server.port, person)).client),
  );
  const seen: unknown[] = [];
  for (const other of others.slice(0, 4)) seen.push((await claim(other, id)).json);
  seen.push((await claim(others[0]!, id)).json);
  await envelopes.announce();
  for (const person of people) {
    seen.push(await envelopes.read(person, id), await envelopes.detail(person, id));
    seen.push(await envelopes.points(person), await envelopes.logs(person));
    seen.push((await envelopes.get(person, `/api/v2/groups/${group}/messages?direction=before`)).json);
    for (const path of [
      `red-envelopes/statuses?id=${id}`,
      'red-envelopes/options',
      'notification/list',
      'notification/new-count',
      'users/groups',
    ]) {
      const { status, json } = await envelopes.get(person, `/api/v1/${path}`);
      expect(status).toBe(200);
      seen.push(json);
    }
  }
  await assignTestEventNumbers(server.services.db);
  for (const stream of streams) {
    seen.push(await stream.nextEvent('red_envelope'), await stream.drain());
    await stream.close();
  }
  // Ids, names, times, positions and the commitment differ between any two runs.
  const names = new Map<string, string>();
  const rename = (text: string) => names.get(text) ?? names.set(text, `"name ${names.size}"`).get(text)!;
  const text = JSON.stringify(seen).replaceAll(
    /"(?:[uegmta]\d+|\d{4}-\d\d-\d\dT[^"]*|[0-9a-f]{10}|[0-9a-f]{64}|[\w-]{30,}|\d+[.:-]\d+[^"]*)"/g,
    // A request id is longer than a time or a position, and may begin like one.
    (text) => (text.length < 30 && /^"\d+[.:-]/.test(text) ? '"time"' : rename(text)),
  );
  return JSON.parse(text);
}

it('until the results, two splits give every client the same answers, events, balances, logs and notifications', async () => {
  expect(await trace(SPLIT)).toEqual(await trace(OTHER_SPLIT));
});
