import { sql } from 'kysely';
import type { LedgerTransfer } from '../platform/ledger/transfer.ts';
import type { Services } from '../platform/services.ts';
import { hashTestPassword } from '../slices/test-world.ts';

type SceneUsers = { n: number; ann: string; ben: string };

const POINTS = 1000;

/** Gives Ann and Ben points and a security password, and Ben a bound account; sends a red envelope of Ben with two shares. */
export async function fillConcurrencyTestWallets(
  { db, events, ledger }: Services,
  scenes: readonly SceneUsers[],
  securityCode: string,
): Promise<void> {
  const users = scenes.flatMap(({ ann, ben }) => [ann, ben]);
  await db
    .updateTable('users')
    .set({ security_code_hash: await hashTestPassword(securityCode) })
    .where('id', 'in', users)
    .execute();
  const deposit = (credit: string) =>
    ({ key: `deposit ${credit}`, type: 121, debit: 'issuance', credit, amount: POINTS }) as const;
  const posted = await events.record((trx, append) =>
    ledger.post(
      trx,
      append,
      scenes.flatMap(({ n, ann, ben }): LedgerTransfer[] => [
        deposit(ann),
        deposit(ben),
        { key: `red envelope e${n}`, type: 3, debit: ben, credit: 'red_envelopes', amount: 100 },
      ]),
    ),
  );
  const numbers = scenes.map(({ n }) => n);
  const debits = scenes.map((_, index) => posted[3 * index + 2]!.id);
  await sql`insert into red_envelopes (id, group_id, message_id, seq, user_id, cid, kind, amount, count, greeting, seed, commitment, debit_id,
      create_at, expire_at)
    select 'e' || n, 'g' || n || 1, 'm' || n || 4, 4, 'u' || n || 2, 'cid-of-scene-' || n, 2, 100, 2, '', repeat('0', 64), repeat('0', 64), debit,
      now(), now() + interval '1 day'
    from unnest(${numbers}::bigint[], ${debits}::bigint[]) as s (n, debit)`.execute(db);
  await sql`insert into red_envelope_shares (envelope_id, index, amount) select 'e' || n, index, 50
    from unnest(${numbers}::bigint[]) n, generate_series(0, 1) index`.execute(db);
  await sql`insert into binding_orders (order_id, user_id, status, create_at, expire_at, bound_account)
    select 'order-of-scene-' || n, 'u' || n || 2, 'success', now(), now(), 'account-' || n from unnest(${numbers}::bigint[]) n`.execute(
    db,
  );
  await sql`insert into wallet_bindings (user_id, account, order_id, create_at)
    select user_id, bound_account, order_id, create_at from binding_orders
    where order_id in (select 'order-of-scene-' || n from unnest(${numbers}::bigint[]) n)`.execute(db);
}
