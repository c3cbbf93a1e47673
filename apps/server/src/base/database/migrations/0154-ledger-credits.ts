import { type Kysely, sql } from 'kysely';

/** Received transfers that wait for their entry: posting does not wait for the lock of a recipient whom many users pay at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_credits (
      account text collate "C" not null,
      transfer_id bigint not null references ledger_transfers,
      -- The name of the key of the signature, and the signature, so that no other writer can add points.
      kid text not null,
      mac bytea not null,
      primary key (account, transfer_id)
    );
  `.execute(db);
}
