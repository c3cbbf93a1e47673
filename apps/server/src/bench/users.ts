import { type Kysely, sql } from 'kysely';
import type { Database } from '../base/database/types.ts';
import { createFixedSigningKeySource } from '../platform/secrets/signing-keys.ts';
import { createAccessTokenService } from '../platform/secrets/access-tokens.ts';

export type BenchUser = { id: string; token: string; deviceId: string };

const BRAND = 'GU';
/** The token secret of benchmark servers. */
export const BENCH_TOKEN_SECRET = 'B'.repeat(43);
export const BENCH_BRAND_HOST = 'gu.localhost';

/** Creates users, each signed in on a device. */
export async function createBenchUsers(db: Kysely<Database>, amount: number): Promise<BenchUser[]> {
  const { rows } = await sql<{ id: string }>`
    insert into users (username, nickname) select 'bench' || md5(random()::text), 'Bench ' || n from generate_series(1, ${amount}::int) n
    returning id`.execute(db);
  await sql`insert into sessions (user_id, device_id, brand, create_at, used_at)
    select id, 'device-' || id, ${BRAND}, now() - interval '1 minute', now()
    from unnest(${rows.map(({ id }) => id)}::text[]) id`.execute(db);
  const tokens = createAccessTokenService(createFixedSigningKeySource([BENCH_TOKEN_SECRET]), 3600, () => new Date());
  return Promise.all(
    rows.map(async ({ id }) => {
      const deviceId = `device-${id}`;
      return { id, deviceId, token: await tokens.issue({ userId: id, deviceId, brand: BRAND }) };
    }),
  );
}

/** Creates a group of these users; the first one owns it. Returns its id. */
export async function createBenchGroup(db: Kysely<Database>, people: readonly BenchUser[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into groups (type, display_name, owner_id) values (2, 'Bench', ${people[0]!.id}) returning id`.execute(db);
  const { id } = rows[0]!;
  await sql`insert into members (group_id, user_id, role)
    select ${id}, user_id, case user_id when ${people[0]!.id} then 'owner' else 'member' end
    from unnest(${people.map((person) => person.id)}::text[]) user_id`.execute(db);
  return id;
}
