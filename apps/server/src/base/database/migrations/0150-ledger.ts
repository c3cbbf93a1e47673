import { type Kysely, sql } from 'kysely';

/**
 * The ledger of points: double entry, append-only. A transfer moves points between two accounts. An account is a user, by its id, or one
 * of the house, by its name. Only users have a row and entries: a house account is the sum of its transfers, so no row of it is contended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Refers to no user, because the books outlive every other table.
    create table ledger_accounts (
      id text collate "C" primary key check (id ~ '^u[0-9]+$'),
      -- Whole points. All points of the account, and those of them that cannot be spent now.
      balance bigint not null default 0,
      held bigint not null default 0 check (held >= 0),
      -- The newest entry: its number, the sum of all points received until it, its signature and time.
      n bigint not null default 0,
      received bigint not null default 0,
      mac bytea,
      entry_at timestamptz(3),
      constraint ledger_accounts_covered check (balance >= held)
    );

    create table ledger_transfers (
      id bigint generated always as identity primary key,
      -- Names the cause of the transfer; a second transfer with the same key does not happen.
      key text collate "C" not null unique check (key <> ''),
      type smallint not null check (type > 0),
      -- The account that pays, and the account that receives.
      debit text collate "C" not null,
      credit text collate "C" not null check (credit <> debit),
      amount bigint not null check (amount > 0),
      -- The transfer that this one refunds or reverses, which can happen once.
      related_id bigint unique references ledger_transfers,
      -- A text of an operator for the user.
      remark text,
      create_at timestamptz(3) not null
    );

    create table ledger_entries (
      account text collate "C" not null references ledger_accounts,
      -- Counts the entries of the account from 1 on, without a gap.
      n bigint not null check (n > 0),
      transfer_id bigint not null references ledger_transfers,
      type smallint not null,
      delta bigint not null check (delta <> 0),
      balance_after bigint not null,
      -- The sum of all points received so far: with the balance it gives the totals of any period.
      received_after bigint not null check (received_after >= balance_after),
      create_at timestamptz(3) not null,
      -- The name of the key of the signature, and the signature of the entry and of the entry before it.
      kid text not null,
      mac bytea not null,
      primary key (account, n),
      constraint ledger_entries_covered check (balance_after >= 0)
    );
    create unique index ledger_entries_transfer on ledger_entries (transfer_id, account);
    create index ledger_entries_received on ledger_entries (account, n) where delta > 0;
    create index ledger_entries_spent on ledger_entries (account, n) where delta < 0;
    create index ledger_entries_type on ledger_entries (account, type, n);
    create index ledger_entries_time on ledger_entries (account, create_at, n);

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append-only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger ledger_transfers_append_only before update or delete or truncate on ledger_transfers
      for each statement execute function refuse_ledger_change();
    create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
      for each statement execute function refuse_ledger_change();

    insert into ledger_accounts (id) select id from users where id ~ '^u[0-9]+$';
    create function open_ledger_accounts() returns trigger language plpgsql as $$
    begin
      insert into ledger_accounts (id) select id from changes order by id on conflict do nothing;
      return null;
    end $$;
    create trigger users_ledger_account after insert on users referencing new table as changes
      for each statement execute function open_ledger_accounts();
  `.execute(db);
}
