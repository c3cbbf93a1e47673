import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { holdRowLocksInTest, waitForTestLockWaiters } from '../../base/database/test-locks.ts';
import { createEventRecorder } from '../../platform/events/log.ts';
import { verifyLedger } from '../../platform/ledger/verify.ts';
import { findRedEnvelopeTestViolations } from '../../faults/red-envelope-invariants.ts';
import { createTestGroup, TEST_PASSWORD, type TestUser } from '../test-world.ts';
import { endMinefieldJob } from './end-envelopes.ts';
import { TEST_LUCKY_ENVELOPE, TEST_MINEFIELD_ENVELOPE, expireTestEnvelope } from './test-envelopes.ts';
import { useEnvelopeTestServer } from './test-envelope-server.ts';

const { server, envelopes } = useEnvelopeTestServer();

const attempt = { number: 1, lastError: null, signal: new AbortController().signal };

async function cancel(...people: TestUser[]): Promise<void> {
  for (const { token } of people)
    await server.call('DELETE', '/api/v1/users/me', { host: 'gu.localhost', token, body: { password: TEST_PASSWORD } });
}

/** Ends an envelope, but fails at one of the statements. Returns whether it came so far. */
async function endUntil(id: string, statement: number): Promise<boolean> {
  const error = new Error(`ended at statement ${statement}`);
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      if (count === statement) throw error;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = server.services.db.withPlugin(plugin);
  const events = createEventRecorder(db, server.services.events.signals);
  try {
    await endMinefieldJob.run({ ...server.services, db, events }, { id }, attempt);
    return false;
  } catch (caught) {
    expect(caught).toBe(error);
    return true;
  }
}

async function readBooks() {
  const { db } = server.services;
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance', 'held', 'n'])
    .orderBy('id')
    .execute();
  const transfers = await db.selectFrom('ledger_transfers').select(['key', 'amount']).orderBy('key').execute();
  return { accounts, transfers };
}

it.each([
  ['lucky', TEST_LUCKY_ENVELOPE, {}, ['of a cancelled user sender', 'return']],
  [
    'minefield',
    TEST_MINEFIELD_ENVELOPE,
    { stake: 1000 },
    ['of a cancelled user gone', 'of a cancelled user sender', 'return', 'share 0', 'share 1', 'stake 0', 'stake 1'],
  ],
])(
  'ending a %s envelope: changes nothing if it fails at any statement, and everything once afterwards',
  async (_, body, stake, keys) => {
    const [sender, winner, gone] = [
      await envelopes.person(2000),
      await envelopes.person(2000),
      await envelopes.person(2000),
    ];
    const id = await envelopes.send(sender, await createTestGroup(server.services, [sender, winner, gone]), body);
    if ('stake' in stake) await envelopes.setShares(id, [107, 97, 92, 104, 100]);
    for (const who of [winner, gone]) await envelopes.claim(who, id, stake);
    await cancel(gone, sender);
    await expireTestEnvelope(server, id);
    const before = await readBooks();
    let statement = 1;
    while (await endUntil(id, statement)) {
      expect(await readBooks()).toEqual(before);
      statement += 1;
    }
    expect(statement).toBeGreaterThan(5);
    const after = await readBooks();
    const former = new Set(before.transfers.map(({ key }) => key));
    const added = after.transfers.flatMap(({ key }) => (former.has(key) ? [] : key.replace(`red envelope ${id} `, '')));
    expect(added.map((key) => key.replace(sender.id, 'sender').replace(gone.id, 'gone')).toSorted()).toEqual(keys);
    await endMinefieldJob.run(server.services, { id }, attempt);
    expect(await readBooks()).toEqual(after);
    expect(await findRedEnvelopeTestViolations(server.services.db)).toEqual([]);
    expect(await verifyLedger(server.services.db, server.services.ledger.keys)).toMatchObject({ sum: 0, flaw: null });
  },
);

it('ending an envelope of cancelled users: locks their accounts in ascending order', async () => {
  const people = [await envelopes.person(100), await envelopes.person(100)];
  const [first, last] = people.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [TestUser, TestUser];
  const id = await envelopes.send(last, await createTestGroup(server.services, people as [TestUser, TestUser]));
  await envelopes.claim(first, id);
  await cancel(first, last);
  await expireTestEnvelope(server, id);
  const { db } = server.services;
  const account = (who: TestUser) => db.selectFrom('ledger_accounts').select('id').where('id', '=', who.id).forUpdate();
  const release = await holdRowLocksInTest(db, account(first));
  const ending = endMinefieldJob.run(server.services, { id }, attempt);
  await waitForTestLockWaiters(db, 1);
  expect(await account(last).skipLocked().execute()).toHaveLength(1);
  await release();
  await ending;
  expect((await readBooks()).accounts.find(({ id }) => id === last.id)?.balance).toBe(0);
});
