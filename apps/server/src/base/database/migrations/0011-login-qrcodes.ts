import { type Kysely, sql } from 'kysely';

/** Signing in by QR code: shown on one device, scanned by another, proved by a passcode, used once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_qrcodes (
      -- SHA-256 of the code's content, which is 256 random bits.
      hash bytea primary key,
      brand text not null,
      device_id text not null,
      -- The user who scanned the code.
      user_id text collate "C" references users on delete cascade,
      passcode_mark bytea,
      tries integer not null default 0,
      validate_at timestamptz,
      expire_at timestamptz not null
    );
    create index login_qrcodes_age on login_qrcodes (expire_at);
  `.execute(db);
}
