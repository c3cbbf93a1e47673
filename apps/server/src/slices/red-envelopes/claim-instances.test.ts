import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../base/database/test-database.ts';
import { holdRowLocksInTest, waitForTestLockWaiters } from '../../base/database/test-locks.ts';
import { getTransactionRetryCount } from '../../base/database/transaction.ts';
import { verifyLedger } from '../../platform/ledger/verify.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createEnvelopeTestClient, TEST_LUCKY_ENVELOPE, createEnvelopeTestGroup } from './test-envelopes.ts';
import { announceClaimsJob } from './announce.ts';
import { endMinefieldJob } from './end-envelopes.ts';

const SHARES = 8;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: [TestServer, TestServer];
beforeAll(async () => {
  database = await createTestDatabase();
  servers = [
    await startTestServer({ connectionConfig: database.connectionConfig }),
    await startTestServer({ connectionConfig: database.connectionConfig }),
  ];
  await servers[0].services.jobs.open([announceClaimsJob, endMinefieldJob]);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});

it('claims on two instances at once: give each user one share at most, and every share once', async () => {
  const instances = [createEnvelopeTestClient(servers[0]), createEnvelopeTestClient(servers[1])] as const;
  const { sender, others, group } = await createEnvelopeTestGroup(servers[0], instances[0], 12, 100);
  const id = await instances[0].send(sender, group, { ...TEST_LUCKY_ENVELOPE, count: SHARES });
  const retries = getTransactionRetryCount();
  const [here, there] = [others, others.toReversed()];
  const answers = await Promise.all(
    [0, 1].flatMap(() => here.flatMap((_, n) => [instances[0].claim(here[n]!, id), instances[1].claim(there[n]!, id)])),
  );
  expect(new Set(answers.map(formatTestResponseCode))).toEqual(new Set(['200 ok']));
  expect(answers.filter(({ json }) => json.result.status === 0)).toHaveLength(SHARES);
  const { claims, red_envelope } = await instances[0].detail(sender, id);
  expect(new Set(claims.map(({ user }: { user: { id: string } }) => user.id)).size).toBe(SHARES);
  expect(red_envelope).toMatchObject({ claimed_amount: TEST_LUCKY_ENVELOPE.amount, card: { state: 'empty' } });
  expect(getTransactionRetryCount()).toBe(retries);
  const { db, ledger } = servers[0].services;
  expect(await verifyLedger(db, ledger.keys)).toMatchObject({ sum: 0, flaw: null });
});

it('a claim while another one has the last share: waits, and gets the share if it comes back', async () => {
  const envelopes = createEnvelopeTestClient(servers[0]);
  const { sender, others, group } = await createEnvelopeTestGroup(servers[0], envelopes, 3, 100);
  const id = await envelopes.send(sender, group, { ...TEST_LUCKY_ENVELOPE, count: 1 });
  const { db } = servers[1].services;
  const share = db.selectFrom('red_envelope_shares').select('index').where('envelope_id', '=', id).forUpdate();
  const release = await holdRowLocksInTest(db, share);
  const claims = others.map((other) => envelopes.claim(other, id));
  await waitForTestLockWaiters(db, 1);
  await release();
  const statuses = (await Promise.all(claims)).map(({ json }) => json.result.status);
  expect(statuses.toSorted()).toEqual([0, 2, 2]);
});
