import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRowLocksInTest, waitForTestLockWaiters } from '../../base/database/test-locks.ts';
import { createTestUser, type TestUser } from '../../slices/test-world.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { runJobNowInTest } from '../jobs/test-jobs.ts';
import { holdPoints } from './holds.ts';
import { createLedger } from './ledger.ts';
import { depositTestPoints, postTestTransfers, runTestSqlWithoutTriggers } from './test-ledger.ts';
import type { LedgerTransfer } from './transfer.ts';
import { findLedgerEntryFlaw, verifyLedger } from './verify.ts';
import { settleWaitingCreditsJob } from './settle-waiting-credits.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const balanceOf = async ({ id }: TestUser) =>
  (await server.services.db.selectFrom('ledger_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
    .balance;
const hold = ({ id }: TestUser) => {
  const { db } = server.services;
  return holdRowLocksInTest(db, db.selectFrom('ledger_accounts').select('id').where('id', '=', id).forNoKeyUpdate());
};
const verify = () => verifyLedger(server.services.db, server.services.ledger.keys);
const pay = (from: TestUser, to: TestUser, amount: number): LedgerTransfer => ({
  key: `pay ${from.id} ${to.id} ${amount}`,
  type: 31,
  debit: from.id,
  credit: to.id,
  amount,
});

/** Posts like a process that ends right after the commit. */
async function postAndEnd(...transfers: LedgerTransfer[]): Promise<void> {
  const { ledger, clock, events } = server.services;
  const record = () => Promise.reject(new Error('the process has ended'));
  const ending = createLedger({ keys: ledger.keys, clock, events: { record } });
  await events.record((trx, append) => ending.post(trx, append, transfers));
}

async function meet(): Promise<[TestUser, TestUser]> {
  const [ann, ben] = [await createTestUser(server.services), await createTestUser(server.services)];
  await depositTestPoints(server.services, ann.id, 100);
  return [ann, ben];
}

describe('payments to an account that another transaction has locked', () => {
  it('commit without waiting for it, and are on the account once the calls have returned', async () => {
    const [ann, ben] = await meet();
    const release = await hold(ben);
    const calls = [1, 2, 3].map((amount) => postTestTransfers(server.services, pay(ann, ben, amount)));
    await waitForTestLockWaiters(server.services.db, 1);
    await expect.poll(() => balanceOf(ann)).toBe(94);
    expect(await verify()).toMatchObject({ sum: 0, flaw: null });
    await release();
    await Promise.all(calls);
    expect(await balanceOf(ben)).toBe(6);
    expect(await verify()).toMatchObject({ sum: 0, flaw: null });
    expect(await server.services.db.selectFrom('ledger_credits').selectAll().execute()).toEqual([]);
  });

  it('are posted once for a key', async () => {
    const [ann, ben] = await meet();
    const release = await hold(ben);
    const calls = Array.from({ length: 5 }, () => postTestTransfers(server.services, pay(ann, ben, 10)));
    await expect.poll(() => balanceOf(ann)).toBe(90);
    await release();
    expect(new Set((await Promise.all(calls)).map(([posted]) => posted!.id)).size).toBe(1);
    expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([90, 10]);
  });
});

describe('a waiting credit', () => {
  const leaveWaiting = async () => {
    const [ann, ben] = await meet();
    const release = await hold(ben);
    await postAndEnd(pay(ann, ben, 30));
    await release();
    expect(await balanceOf(ben)).toBe(0);
    return ben;
  };

  it('gets its entry by the job if the process that posted it has ended', async () => {
    const ben = await leaveWaiting();
    expect(await verify()).toMatchObject({ sum: 0, flaw: null });
    await runJobNowInTest(server.services, settleWaitingCreditsJob);
    expect(await balanceOf(ben)).toBe(30);
    expect(await verify()).toMatchObject({ sum: 0, flaw: null });
  });

  it('can be spent at once', async () => {
    const ben = await leaveWaiting();
    const spend = { key: `spend ${ben.id}`, type: 23, debit: ben.id, credit: 'providers', amount: 30 } as const;
    await postTestTransfers(server.services, spend);
    expect(await balanceOf(ben)).toBe(0);
    expect(await verify()).toMatchObject({ sum: 0, flaw: null });
  });

  it('can be held at once', async () => {
    const ben = await leaveWaiting();
    const { db, events, ledger } = server.services;
    await events.record((trx, append) => holdPoints(trx, append, { userId: ben.id, amount: 30 }, ledger));
    const account = db.selectFrom('ledger_accounts').select(['balance', 'held']).where('id', '=', ben.id);
    expect(await account.executeTakeFirst()).toEqual({ balance: 30, held: 30 });
    expect(await verify()).toMatchObject({ sum: 0, flaw: null });
  });

  it('adds no points if it is not signed by the ledger', async () => {
    const ben = await leaveWaiting();
    await runTestSqlWithoutTriggers(
      server.services,
      `update ledger_transfers set amount = 3000 where id = (select transfer_id from ledger_credits where account = '${ben.id}')`,
    );
    await depositTestPoints(server.services, ben.id, 5);
    await runJobNowInTest(server.services, settleWaitingCreditsJob);
    expect(await balanceOf(ben)).toBe(5);
    const { db, ledger } = server.services;
    expect((await findLedgerEntryFlaw(db, ledger.keys, ben.id))?.problem).toMatch(
      /^the signature of the waiting transfer/,
    );
  });
});
