import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../slices/test-world.ts';
import { useTestServer } from '../../use-test-server.ts';
import { depositTestPoints, postTestTransfers, runTestSqlWithoutTriggers } from './test-ledger.ts';
import { InsufficientPointsError } from './transfer.ts';
import { findLedgerEntryFlaw, verifyLedger } from './verify.ts';

const USERS = 4;
const server = useTestServer();
let ids: string[];
beforeAll(async () => {
  const people = await Promise.all(Array.from({ length: USERS }, () => createTestUser(server.services)));
  ids = people.map(({ id }) => id);
});

const amount = fc.integer({ min: 1, max: 50 });
const account = fc.nat(USERS);
const transfer = fc.record({ from: account, to: account, amount, key: fc.nat(30) });
const nameOf = (index: number) => ids[index] ?? 'issuance';
let run = 0;

it('ledger: sums to zero, balances match the entries and are never negative, after any concurrent transfers', async () => {
  const { services } = server;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(transfer, { maxLength: 8 }), { maxLength: 4 }), async (batches) => {
      run += 1;
      for (const batch of batches) {
        const calls = batch.map(async ({ from, to, amount, key }) => {
          const given = { key: `run ${run} ${key} ${from} ${to} ${amount}`, type: 121, amount } as const;
          try {
            await postTestTransfers(services, { ...given, debit: nameOf(from), credit: nameOf(to) });
          } catch (error) {
            if (from === to) return;
            expect(error).toBeInstanceOf(InsufficientPointsError);
          }
        });
        await Promise.all(calls);
        expect(await verifyLedger(services.db, services.ledger.keys)).toMatchObject({ sum: 0, flaw: null });
      }
    }),
    { numRuns: 25 },
  );
  const { rows } = await sql`select id from ledger_accounts a where balance < 0
    or balance <> (select coalesce(sum(delta), 0) from ledger_entries where account = a.id)`.execute(services.db);
  expect(rows).toEqual([]);
});

it('ledger: a change of any field of any stored entry is found at its row', async () => {
  const { services } = server;
  const { db, ledger } = services;
  const changes = [
    'n = n + 1000',
    'type = type + 1',
    'delta = delta + 1',
    'balance_after = balance_after - 1',
    'received_after = received_after + 1',
    "create_at = create_at + interval '1 ms'",
    `kid = 'f' || substr(kid, 2)`,
    'mac = set_byte(mac, 7, get_byte(mac, 7) # 1)',
    'mac = set_byte(mac, 31, get_byte(mac, 31) # 128)',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(...changes),
      fc.integer({ min: 0, max: 6 }),
      async (entry, change, later) => {
        const { id } = await createTestUser(services);
        for (let index = 0; index < 6; index += 1) await depositTestPoints(services, id, 10 + index);
        expect(await findLedgerEntryFlaw(db, ledger.keys, id)).toBeNull();
        await runTestSqlWithoutTriggers(
          services,
          `update ledger_entries set ${change} where account = '${id}' and n = ${entry}`,
        );
        for (let index = 0; index < later; index += 1) await depositTestPoints(services, id, 1);
        const flaw = await findLedgerEntryFlaw(db, ledger.keys, id);
        const first = change.startsWith('n =') ? [entry + 1, entry] : [entry];
        expect(flaw?.account).toBe(id);
        expect(first).toContain(flaw?.n);
      },
    ),
    { numRuns: 25 },
  );
});
