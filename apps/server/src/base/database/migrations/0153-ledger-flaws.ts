import { type Kysely, sql } from 'kysely';

/** Accounts whose stored entries failed verification, and redemptions whose user's entries were verified before sending. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_flaws (
      account text collate "C" primary key references ledger_accounts,
      -- The first wrong entry; null for the account itself.
      n bigint,
      problem text not null,
      create_at timestamptz not null
    );

    -- When all entries of the user were verified. The order is sent to the provider only afterwards.
    alter table redemptions add column verified_at timestamptz(3);
    -- Orders of earlier versions may have been sent.
    update redemptions set verified_at = create_at where status = 'pending';
  `.execute(db);
}
