import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestUser } from '../../slices/test-world.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { runJobNowInTest } from '../jobs/test-jobs.ts';
import { findStoredOrRecentLedgerFlaw } from './flaws.ts';
import { depositTestPoints, depositTestPointsManyTimes, runTestSqlWithoutTriggers } from './test-ledger.ts';
import { verifyLedgerAccountsJob, verifyNextLedgerAccounts } from './verify-accounts.ts';

const ENTRIES = 150;
const NEWEST = 100;

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

it('ledger: a read finds a changed byte in the newest entries, and in any entry after the job has verified the account', async () => {
  const { services } = server;
  const { id } = await createTestUser(services);
  await depositTestPointsManyTimes(services, id, ENTRIES);
  const find = async () => (await findStoredOrRecentLedgerFlaw(services, id, NEWEST))?.n ?? null;
  const flip = (n: number, byte: number) =>
    runTestSqlWithoutTriggers(
      services,
      `update ledger_entries set mac = set_byte(mac, ${byte}, get_byte(mac, ${byte}) # 1) where account = '${id}' and n = ${n}`,
    );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: ENTRIES }), fc.nat(31), async (n, byte) => {
      await flip(n, byte);
      // The signature of the entry before the newest ones is part of the signature of the first of them.
      const isNewest = n >= ENTRIES - NEWEST;
      expect((await find()) !== null).toBe(isNewest);
      await runJobNowInTest(services, verifyLedgerAccountsJob);
      expect(await find()).toBe(n);
      await flip(n, byte);
      expect(await find()).toBe(n);
      await runJobNowInTest(services, verifyLedgerAccountsJob);
      expect(await find()).toBeNull();
    }),
    {
      numRuns: 20,
      examples: [
        [1, 0],
        [ENTRIES - NEWEST - 1, 5],
        [ENTRIES - NEWEST, 5],
        [ENTRIES, 31],
      ],
    },
  );
});

it('ledger: the job stops after its share of work and continues there', async () => {
  const { services } = server;
  const people = await Promise.all([1, 2, 3].map(() => createTestUser(services)));
  for (const { id } of people) await depositTestPoints(services, id, 1);
  const [first, second, third] = people.map(({ id }) => id).toSorted();
  await depositTestPointsManyTimes(services, second!, 50);
  await runTestSqlWithoutTriggers(
    services,
    `update ledger_entries set type = 129 where account in ('${first}', '${third}')`,
  );
  const flaws = async () => (await services.db.selectFrom('ledger_flaws').select('account').execute()).length;
  const run = () => verifyNextLedgerAccounts(services, 60, new AbortController().signal);
  await runJobNowInTest(services, verifyLedgerAccountsJob);
  expect(await flaws()).toBe(2);
  await sql`delete from ledger_flaws`.execute(services.db);
  await run();
  expect(await flaws()).toBe(1);
  await run();
  expect(await flaws()).toBe(2);
});
