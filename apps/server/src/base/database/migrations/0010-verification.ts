import { type Kysely, sql } from 'kysely';

/** Sent verification codes, verified contacts, and data of registration (spec §4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table verifications (
      brand text not null,
      -- The address, or the country and the national number.
      contact text not null,
      purpose text not null check (purpose in ('register', 'recovery')),
      device_id text not null,
      -- Null after its use.
      code_mark bytea,
      tries integer not null default 0,
      expire_at timestamptz not null,
      verify_at timestamptz,
      primary key (brand, contact, purpose, device_id)
    );
    create index verifications_age on verifications (expire_at);

    -- Invite codes of users; codes without a user belong to the operator.
    create table invite_codes (
      code text not null check (code ~ '^[A-Za-z0-9]{4,8}$'),
      user_id text collate "C" references users on delete cascade,
      create_at timestamptz not null default clock_timestamp()
    );
    create unique index invite_codes_code on invite_codes (lower(code));

    alter table users
      add column google_subject text,
      add column invite_code text;
    create unique index users_google on users (google_subject) where delete_at is null;
  `.execute(db);
}
