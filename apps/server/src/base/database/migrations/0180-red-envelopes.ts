import { type Kysely, sql } from 'kysely';

/** Red envelopes with their shares, who has excluded themselves from minefields, and messages for only some members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence red_envelope_numbers start 10001;

    create table red_envelopes (
      id text collate "C" primary key default 'e' || nextval('red_envelope_numbers'),
      group_id text collate "C" not null references groups,
      message_id text collate "C" not null unique references messages,
      -- The position of the message in its group.
      seq bigint not null,
      user_id text collate "C" not null references users,
      cid text not null,
      -- RedEnvelopeKind: 1 equal shares, 2 lucky, 3 minefield.
      kind smallint not null check (kind in (1, 2, 3)),
      -- Whole points of all shares.
      amount bigint not null check (amount >= count),
      count smallint not null check (count between 1 and 100),
      digit smallint check (digit between 0 and 9),
      stake bigint check (stake > 0),
      greeting text not null,
      seed text not null,
      commitment text not null,
      -- The transfer by which the sender paid.
      debit_id bigint not null unique references ledger_transfers,
      -- Milliseconds, as clients see them.
      create_at timestamptz(3) not null,
      expire_at timestamptz(3) not null check (expire_at > create_at),
      -- The time of the last event about claims.
      announce_at timestamptz,
      -- The rest has returned and, of a minefield, the results are settled.
      end_at timestamptz(3),
      returned bigint check (returned between 0 and amount),
      check ((end_at is null) = (returned is null)),
      check ((kind = 3) = (digit is not null) and (kind = 3) = (stake is not null))
    );
    create unique index red_envelopes_cid on red_envelopes (user_id, cid);
    create index red_envelopes_open on red_envelopes (expire_at) where end_at is null;

    create table red_envelope_shares (
      envelope_id text collate "C" not null references red_envelopes,
      index smallint not null check (index between 0 and 99),
      amount bigint not null check (amount > 0),
      -- The claimer.
      user_id text collate "C" references users,
      claim_at timestamptz(3),
      -- Whether an event has told of the claim, and whether its two users have a line about it.
      is_announced boolean not null default false,
      has_line boolean not null default false,
      primary key (envelope_id, index),
      check ((user_id is null) = (claim_at is null))
    );
    create unique index red_envelope_shares_user on red_envelope_shares (envelope_id, user_id);
    create index red_envelope_shares_claims on red_envelope_shares (user_id, claim_at) where user_id is not null;
    create index red_envelope_shares_news on red_envelope_shares (claim_at)
      where user_id is not null and not (is_announced and has_line);

    create table minefield_exclusions (
      user_id text collate "C" primary key references users,
      until timestamptz(3) not null
    );

    -- The members who see the message; null: all.
    alter table messages add column only_for text[];
  `.execute(db);
}
