import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './types.ts';

/** Reads a setting and the time of its last change; undefined if it was never set. */
export async function readSettingWithUpdateTime<T>(
  db: Kysely<Database>,
  key: string,
): Promise<{ value: T; updatedAt: Date } | undefined> {
  const row = await db.selectFrom('settings').select(['value', 'updated_at']).where('key', '=', key).executeTakeFirst();
  return row && { value: row.value as T, updatedAt: row.updated_at };
}

export async function writeSetting(db: Kysely<Database>, key: string, value: unknown, now: Date): Promise<void> {
  const entry = { value: JSON.stringify(value), updated_at: now };
  await db
    .insertInto('settings')
    .values({ key, ...entry })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(entry))
    .execute();
}

/** The random name of this database, the same for all its instances. */
export async function ensureDatabaseId(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: 'database_name', value: JSON.stringify(randomBytes(8).toString('hex')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readSettingWithUpdateTime<string>(db, 'database_name'))!.value;
}
