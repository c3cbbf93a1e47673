import { type Kysely, sql } from 'kysely';

/** Deposits and withdrawals of points by operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_movements (
      -- Given by the operator: the same reference is the same movement for good.
      reference text collate "C" primary key check (btrim(reference) <> ''),
      action text not null check (action in ('deposit', 'withdraw', 'reverse')),
      user_id text collate "C" not null references users,
      amount bigint not null check (amount > 0),
      type smallint not null,
      reversed text collate "C" references point_movements check ((reversed is null) = (action <> 'reverse')),
      remark text,
      operator text not null,
      -- The second operator of a large movement.
      confirmed_by text check (confirmed_by <> operator),
      -- Null while the movement waits for the second operator.
      transfer_id bigint unique references ledger_transfers,
      create_at timestamptz not null
    );
    create index point_movements_waiting on point_movements (create_at) where transfer_id is null;
  `.execute(db);
}
