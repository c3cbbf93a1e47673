import { type Kysely, sql } from 'kysely';

/** Counts of requests and tries, in the schema of rate-limiter-flexible; and an index to find an account's known devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table attempts;
    -- Unlogged, as losing it in a crash is harmless.
    create unlogged table rate_limits (
      key text primary key,
      points integer not null,
      -- Milliseconds since 1970.
      expire bigint
    );
    create index sessions_device on sessions (user_id, device_id);
  `.execute(db);
}
