import { type Kysely, sql } from 'kysely';

/** Redemptions of points, and accounts of the payment provider that users have bound. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table redemptions (
      -- The key of the order at the provider.
      order_id text collate "C" primary key,
      user_id text collate "C" not null references users,
      -- Given by the client: the same (user, cid) is the same redemption for good.
      cid text collate "C" not null,
      provider text not null check (provider in ('wellpay', 'point')),
      -- The account at the provider, or the address of the platform.
      account text collate "C" not null,
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0 and fee < amount),
      debit_id bigint not null unique references ledger_transfers,
      status text not null default 'pending' check (status in ('pending', 'success', 'failed')),
      fail_reason text check ((fail_reason is null) = (status <> 'failed')),
      create_at timestamptz(3) not null,
      finish_at timestamptz(3) check ((finish_at is null) = (status = 'pending')),
      unique (user_id, cid)
    );
    create index redemptions_day on redemptions (user_id, create_at);
    create index redemptions_pending on redemptions (create_at) where status = 'pending';

    create table binding_orders (
      order_id text collate "C" primary key,
      user_id text collate "C" not null references users,
      -- The only account that may confirm the order; null: any.
      account text collate "C",
      status text not null default 'pending' check (status in ('pending', 'success', 'failed', 'expired')),
      error text check ((error is null) = (status in ('pending', 'success'))),
      -- The provider's answer; null until it has answered.
      qrcode text,
      sign text,
      create_at timestamptz(3) not null,
      expire_at timestamptz(3) not null,
      bound_account text collate "C" check ((bound_account is null) = (status <> 'success'))
    );
    create unique index binding_orders_open on binding_orders (user_id) where status = 'pending';
    create index binding_orders_pending on binding_orders (create_at) where status = 'pending';

    -- An account belongs to one user, and a user has one account.
    create table wallet_bindings (
      user_id text collate "C" primary key references users,
      account text collate "C" not null unique,
      order_id text collate "C" not null references binding_orders,
      create_at timestamptz(3) not null
    );

    -- Nonces of notifications of the provider, to recognize a repeated one.
    create table payment_nonces (
      nonce text collate "C" primary key,
      body_hash bytea not null,
      create_at timestamptz not null
    );

    create function refuse_final_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the order % is %, and stays so', old.order_id, old.status using errcode = 'insufficient_privilege';
    end $$;
    create trigger redemptions_final before update on redemptions for each row
      when (old.status <> 'pending') execute function refuse_final_change();
    create trigger binding_orders_final before update on binding_orders for each row
      when (old.status <> 'pending') execute function refuse_final_change();
  `.execute(db);
}
