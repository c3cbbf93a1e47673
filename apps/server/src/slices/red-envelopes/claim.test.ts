import { describe, expect, it } from 'vitest';
import { isEnvelopeFair } from '@quintet/domain/red-envelopes/fairness';
import { holdRowLocksInTest, waitForTestLockWaiters } from '../../base/database/test-locks.ts';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { verifyLedger } from '../../platform/ledger/verify.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestCid, createTestUser } from '../test-world.ts';
import { TEST_LUCKY_ENVELOPE, createEnvelopeTestGroup, expireTestEnvelope } from './test-envelopes.ts';
import { useEnvelopeTestServer } from './test-envelope-server.ts';

const { server, envelopes } = useEnvelopeTestServer();

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('claiming a lucky red envelope', () => {
  it('gives every member one share, and tells the rest that none is left', async () => {
    const { sender, others, group } = await createEnvelopeTestGroup(server, envelopes, 6, 1000);
    const id = await envelopes.send(sender, group);
    const answers = [];
    for (const other of others) answers.push((await envelopes.claim(other, id)).json.result);
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 2]);
    expect(answers[5]).toMatchObject({ own_claim: null, amount: 100, claimed_amount: 100, card: { state: 'empty' } });
    const own = answers[0].own_claim.amount;
    expect((await envelopes.points(others[0]!)).balance).toBe(1000 + own);
    expect((await envelopes.logs(others[0]!))[0]).toMatchObject({ type: 31, amount: own, red_envelope_id: id });
    const again = (await envelopes.claim(others[0]!, id)).json.result;
    expect(again).toMatchObject({ status: 1, own_claim: { amount: own } });
    expect((await envelopes.points(others[0]!)).balance).toBe(1000 + own);

    const { red_envelope, claims, shares } = await envelopes.detail(others[5]!, id);
    expect(claims.map(({ user }: { user: { id: string } }) => user.id)).toEqual(
      others
        .slice(0, 5)
        .map((other) => other.id)
        .reverse(),
    );
    expect(sum(shares)).toBe(100);
    const best = claims.filter(({ is_best }: { is_best: boolean }) => is_best);
    expect(best.map(({ amount }: { amount: number }) => amount)).toEqual([Math.max(...shares)]);
    const { card } = red_envelope;
    expect(card).toMatchObject({ returned: 0, emptied_at: card.end_at });
    expect(await isEnvelopeFair({ ...card, shares, amount: 100, claims })).toBe(true);
  });

  it('hides amounts from users who can still claim, and shows them to the others', async () => {
    const { sender, others, group } = await createEnvelopeTestGroup(server, envelopes, 2, 1000);
    const id = await envelopes.send(sender, group);
    await envelopes.claim(others[0]!, id);
    for (const [who, isShown] of [
      [sender, true],
      [others[0]!, true],
      [others[1]!, false],
    ] as const) {
      const { red_envelope, claims, shares } = await envelopes.detail(who, id);
      expect(
        [claims[0].amount, red_envelope.claimed_amount, red_envelope.amount].every((value) => value !== null),
      ).toBe(isShown);
      expect(shares).toBeNull();
      expect(red_envelope.card.seed).toBeNull();
    }
  });

  it('is refused for the sender, strangers, members who joined later, and after the deadline', async () => {
    const { sender, others, group } = await createEnvelopeTestGroup(server, envelopes, 1);
    const id = await envelopes.send(sender, group);
    const stranger = await createTestUser(server.services);
    expect(formatTestResponseCode(await envelopes.claim(sender, id))).toBe('403 api.red_envelope.own');
    expect(formatTestResponseCode(await envelopes.claim(stranger, id))).toBe('404 api.data_not_exist');
    await server.services.db
      .insertInto('members')
      .values({ group_id: group, user_id: stranger.id, cleared_seq: 99 })
      .execute();
    expect(formatTestResponseCode(await envelopes.claim(stranger, id))).toBe('404 api.data_not_exist');
    expect(formatTestResponseCode(await envelopes.claim(others[0]!, 'e99999'))).toBe('404 api.data_not_exist');
    await expireTestEnvelope(server, id);
    expect(formatTestResponseCode(await envelopes.claim(others[0]!, id))).toBe('400 api.red_envelope.closed');
    expect(await envelopes.read(others[0]!, id)).toMatchObject({
      status: 3,
      card: { state: 'expired', returned: null },
    });
  });

  it('returns the rest after the deadline, once', async () => {
    const { sender, others, group } = await createEnvelopeTestGroup(server, envelopes, 2, 1000);
    const id = await envelopes.send(sender, group);
    const own = (await envelopes.claim(others[0]!, id)).json.result.own_claim.amount;
    await envelopes.end(id);
    await envelopes.end(id);
    expect((await envelopes.points(sender)).balance).toBe(1000 - own);
    const logs = await envelopes.logs(sender);
    expect(logs.map(({ type, amount }) => [type, amount])).toEqual([
      [11, 100 - own],
      [3, -100],
      [121, 1000],
    ]);
    const { card, status } = await envelopes.read(others[1]!, id);
    expect([card.state, card.returned, status]).toEqual(['expired', 100 - own, 3]);
    expect(card.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gives 100 shares to exactly 100 of 1,000 users who press at once, and one share to one who presses often', async () => {
    const { services } = server;
    const { sender, group } = await createEnvelopeTestGroup(server, envelopes, 0, 10_000);
    const crowd = [];
    for (let index = 0; index < 250; index += 1) crowd.push(await createTestUser(services));
    await services.db
      .insertInto('members')
      .values(crowd.map(({ id }) => ({ group_id: group, user_id: id })))
      .execute();
    const id = await envelopes.send(sender, group, { kind: 2, amount: 5000, count: 100 });
    const answers = await Promise.all([...crowd, ...crowd, ...crowd, ...crowd].map((who) => envelopes.claim(who, id)));
    expect(new Set(answers.map(formatTestResponseCode))).toEqual(new Set(['200 ok']));
    expect(answers.filter(({ json }) => json.result.status === 0)).toHaveLength(100);
    const { claims, shares } = await envelopes.detail(sender, id);
    expect([claims.length, sum(shares)]).toEqual([100, 5000]);
    expect(new Set(claims.map(({ user }: { user: { id: string } }) => user.id)).size).toBe(100);
    expect(await verifyLedger(services.db, services.ledger.keys)).toMatchObject({ sum: 0, flaw: null });
  });
});

it('claims of an envelope that wait leave database connections for others', async () => {
  const { sender, others, group } = await createEnvelopeTestGroup(server, envelopes, 25);
  const id = await envelopes.send(sender, group, { ...TEST_LUCKY_ENVELOPE, count: 25 });
  const { db } = server.services;
  const release = await holdRowLocksInTest(
    db,
    db.selectFrom('red_envelopes').select('id').where('id', '=', id).forUpdate(),
  );
  const claims = others.map((other) => envelopes.claim(other, id));
  await waitForTestLockWaiters(db, 1);
  expect((await envelopes.points(sender)).balance).toBe(4900);
  await release();
  expect((await Promise.all(claims)).map(formatTestResponseCode)).toEqual(Array(25).fill('200 ok'));
});

it('claim lines: only the claimer and the sender see them, and the unread count of nobody changes', async () => {
  const { sender, others, group } = await createEnvelopeTestGroup(server, envelopes, 2);
  const id = await envelopes.send(sender, group, { ...TEST_LUCKY_ENVELOPE, greeting: 'for you' });
  await envelopes.claim(others[0]!, id);
  await envelopes.announce();
  const lastOf = async (who: (typeof others)[number]) =>
    (await envelopes.get(who, `/api/v2/groups/${group}/messages?direction=before`)).json.result.at(-1);
  for (const who of [sender, others[0]!])
    expect(await lastOf(who)).toMatchObject({
      type: 'red_envelope_claim',
      user_id: others[0]!.id,
      target_id: sender.id,
      thread: { type: 'red_envelope', text: 'for you', red_envelope_id: id },
    });
  expect(await lastOf(others[1]!)).toMatchObject({ type: 'red_envelope' });
  const { result: groups } = (await envelopes.get(others[1]!, '/api/v1/users/groups')).json;
  expect(groups[0]).toMatchObject({
    unread: 1,
    last_message: { type: 'red_envelope', red_envelope: { claimed_count: 1 } },
  });
  await envelopes.announce();
  expect((await lastOf(sender)).seq).toBe(2);
});

it('message events: name the previous message that their reader sees, if lines of others are between', async () => {
  const { sender, others, group } = await createEnvelopeTestGroup(server, envelopes, 3);
  const id = await envelopes.send(sender, group);
  await envelopes.claim(others[0]!, id);
  await envelopes.announce();
  await envelopes.claim(others[1]!, id);
  await envelopes.announce();
  const people = [sender, ...others];
  const streams = await Promise.all(
    people.map(async (person) => (await openReadyEventStreamTestClient(server.port, person)).client),
  );
  for (const text of ['after two lines', 'after a message'])
    await envelopes.post(sender, '/api/v1/messages', { group_id: group, cid: createTestCid(), type: 'text', text });
  const told = [];
  for (const stream of streams) {
    for (const seq of [4, 5]) {
      const { event } = await stream.nextEvent('message', ({ message }) => message.seq === seq);
      told.push(event.previous_seq);
    }
    await stream.close();
  }
  // The sender sees both lines, the claimers one each.
  expect(told).toEqual([undefined, undefined, 2, undefined, undefined, undefined, 1, undefined]);
});
