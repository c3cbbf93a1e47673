import { type Kysely, sql } from 'kysely';

/** Counts of requests and tries, in the form of rate-limiter-flexible; and what tells whether an account knows a device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table attempts;
    -- Losing it in a crash costs nothing.
    create unlogged table rate_limits (
      key text primary key,
      points integer not null,
      -- Milliseconds since 1970.
      expire bigint
    );
    create index sessions_device on sessions (user_id, device_id);
  `.execute(db);
}
