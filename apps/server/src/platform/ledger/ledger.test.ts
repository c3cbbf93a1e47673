import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser } from '../../slices/test-world.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { depositTestPoints, postTestTransfers, runTestSqlWithoutTriggers } from './test-ledger.ts';
import { InsufficientPointsError, LedgerTransferConflictError } from './transfer.ts';
import { findLedgerEntryFlaw, verifyLedger } from './verify.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const balanceOf = async (id: string) =>
  (await server.services.db.selectFrom('ledger_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
    .balance;

describe('ledger', () => {
  it('moves points between two users once for a key, also if posted concurrently', async () => {
    const [ann, ben] = [await createTestUser(server.services), await createTestUser(server.services)];
    await depositTestPoints(server.services, ann.id, 100);
    const transfer = { key: `gift ${ann.id}`, type: 31, debit: ann.id, credit: ben.id, amount: 30 } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => postTestTransfers(server.services, transfer)));
    expect(new Set(answers.map(([posted]) => posted!.id)).size).toBe(1);
    expect(answers.filter(([posted]) => posted!.isNew)).toHaveLength(1);
    expect([await balanceOf(ann.id), await balanceOf(ben.id)]).toEqual([70, 30]);
  });

  it('refuses another transfer with a used key, a second refund, and more points than there are', async () => {
    const { id } = await createTestUser(server.services);
    const paid = await depositTestPoints(server.services, id, 100, { key: `deposit ${id}` });
    const spend = { key: `spend ${id}`, type: 23, debit: id, credit: 'providers', amount: 101 } as const;
    await expect(postTestTransfers(server.services, spend)).rejects.toThrow(InsufficientPointsError);
    await expect(depositTestPoints(server.services, id, 99, { key: `deposit ${id}` })).rejects.toThrow(
      LedgerTransferConflictError,
    );
    const reverse = (key: string) =>
      postTestTransfers(server.services, {
        key,
        type: 229,
        debit: id,
        credit: 'issuance',
        amount: 10,
        relatedId: paid,
      });
    await reverse(`reversal ${id}`);
    await expect(reverse(`second reversal ${id}`)).rejects.toThrow(LedgerTransferConflictError);
    expect(await balanceOf(id)).toBe(90);
  });

  it('posts several transfers in order, and none if one fails', async () => {
    const [ann, ben] = [await createTestUser(server.services), await createTestUser(server.services)];
    await depositTestPoints(server.services, ann.id, 10);
    const through = (key: string, amount: number) =>
      [
        { key: `${key} in ${ann.id}`, type: 31, debit: ann.id, credit: ben.id, amount: 10 },
        { key: `${key} out ${ann.id}`, type: 31, debit: ben.id, credit: 'providers', amount },
      ] as const;
    await expect(postTestTransfers(server.services, ...through('first', 11))).rejects.toThrow(InsufficientPointsError);
    expect([await balanceOf(ann.id), await balanceOf(ben.id)]).toEqual([10, 0]);
    await postTestTransfers(server.services, ...through('second', 4));
    expect([await balanceOf(ann.id), await balanceOf(ben.id)]).toEqual([0, 6]);
  });

  it('the database refuses to change, delete and truncate transfers and entries, and held points above the balance', async () => {
    const { db } = server.services;
    const { id } = await createTestUser(server.services);
    await depositTestPoints(server.services, id, 5);
    for (const table of ['ledger_transfers', 'ledger_entries'])
      for (const statement of [`update ${table} set type = 1`, `delete from ${table}`, `truncate ${table} cascade`])
        await expect(sql.raw(statement).execute(db)).rejects.toThrow('the ledger is append-only');
    await expect(sql`update ledger_accounts set held = 6 where id = ${id}`.execute(db)).rejects.toThrow('_covered');
  });

  it('a transfer between house accounts is refused, because no user would see it', async () => {
    const transfer = { key: 'house', type: 21, debit: 'issuance', credit: 'providers', amount: 1 } as const;
    await expect(postTestTransfers(server.services, transfer)).rejects.toThrow(TypeError);
  });
});

describe('ledger verification', () => {
  const verify = (id: string) => findLedgerEntryFlaw(server.services.db, server.services.ledger.keys, id);

  it.each([
    [
      'a changed balance of the account',
      (id: string) => `update ledger_accounts set balance = 999 where id = '${id}'`,
      null,
    ],
    ['a removed last entry', (id: string) => `delete from ledger_entries where account = '${id}' and n = 3`, 3],
    [
      'an account that was set back to an earlier entry',
      (id: string) => `update ledger_accounts a set balance = balance_after, n = e.n, received = received_after,
        mac = e.mac, entry_at = e.create_at from ledger_entries e where a.id = '${id}' and e.account = a.id and e.n = 2`,
      3,
    ],
    ['a removed entry', (id: string) => `delete from ledger_entries where account = '${id}' and n = 2`, 3],
    [
      'a changed amount of a transfer',
      (id: string) => `update ledger_transfers set amount = 999 where id =
        (select transfer_id from ledger_entries where account = '${id}' and n = 2)`,
      2,
    ],
    [
      'a changed counterparty of a transfer',
      (id: string) => `update ledger_transfers set debit = 'forfeited' where id =
        (select transfer_id from ledger_entries where account = '${id}' and n = 2)`,
      2,
    ],
  ])('finds %s', async (_what, statement, n) => {
    const { id } = await createTestUser(server.services);
    for (const amount of [10, 20, 30]) await depositTestPoints(server.services, id, amount);
    expect(await verify(id)).toBeNull();
    await runTestSqlWithoutTriggers(server.services, statement(id));
    expect(await verify(id)).toMatchObject({ account: id, n });
  });

  it('finds an account that was emptied, though its entries are there', async () => {
    const { id } = await createTestUser(server.services);
    await depositTestPoints(server.services, id, 10);
    const empty = 'set balance = 0, n = 0, received = 0, mac = null, entry_at = null';
    await runTestSqlWithoutTriggers(
      server.services,
      `delete from ledger_accounts where id <> '${id}'; update ledger_accounts ${empty} where id = '${id}'`,
    );
    const { flaw } = await verifyLedger(server.services.db, server.services.ledger.keys);
    expect(flaw).toMatchObject({ account: id, n: 1 });
  });

  it('finds a transfer whose entry was removed together with the state of the account', async () => {
    const { id } = await createTestUser(server.services);
    const transfer = await depositTestPoints(server.services, id, 10);
    await runTestSqlWithoutTriggers(
      server.services,
      `delete from ledger_entries where account = '${id}';
       update ledger_accounts set balance = 0, n = 0, received = 0, mac = null, entry_at = null where id = '${id}';
       delete from ledger_accounts where id <> '${id}'; delete from ledger_entries where account <> '${id}';
       delete from ledger_transfers where id <> ${transfer}`,
    );
    expect(await verify(id)).toBeNull();
    const { flaw } = await verifyLedger(server.services.db, server.services.ledger.keys);
    expect(flaw).toMatchObject({ account: id, problem: `the transfer ${transfer} has no entry here` });
  });
});
