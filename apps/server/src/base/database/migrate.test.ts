import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeEach, describe, expect, it } from 'vitest';
import { runMigrations } from './migrate.ts';
import { openTestDatabase } from './test-database.ts';
import { waitForTestLockWaiters } from './test-locks.ts';
import type { Database } from './types.ts';

const INSTANCES = 5;
let db: Kysely<Database>;

beforeEach(async () => {
  const database = await openTestDatabase();
  db = database.db;
  await sql`drop table kysely_migration`.execute(db);
  return database.close;
});

const migrate = (migrations: Record<string, Migration>) => runMigrations(db, { getMigrations: async () => migrations });
const creates = (table: string): Migration => ({
  up: async (trx) => void (await sql`create table ${sql.table(table)} ()`.execute(trx)),
});
const findTables = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname in ('one', 'two', 'three') order by name`.execute(db);
  return rows.map(({ name }) => name);
};

describe('migrations', () => {
  it('commit one by one: a failing one keeps those before it and is applied at the next start', async () => {
    const failing: Migration = {
      up: async (trx) => {
        await creates('two').up(trx);
        throw new Error('broken');
      },
    };
    const [one, three] = [creates('one'), creates('three')];
    await expect(migrate({ '0001-one': one, '0002-two': failing, '0003-three': three })).rejects.toThrow('broken');
    expect(await findTables()).toEqual(['one']);
    const repaired = { '0001-one': one, '0002-two': creates('two'), '0003-three': three };
    expect(await migrate(repaired)).toEqual(['0002-two', '0003-three']);
    expect(await migrate(repaired)).toEqual([]);
  });

  it('are applied once, in order, by instances that start at once', async () => {
    const migrations: Record<string, Migration> = {
      '0001-one': {
        up: async (trx) => {
          await waitForTestLockWaiters(db, INSTANCES - 1);
          await creates('one').up(trx);
        },
      },
      '0002-two': creates('two'),
    };
    const applied = await Promise.all(Array.from({ length: INSTANCES }, () => migrate(migrations)));
    expect(applied.flat().sort()).toEqual(['0001-one', '0002-two']);
    expect(await findTables()).toEqual(['one', 'two']);
  });

  it('are refused when one was added below an applied one', async () => {
    await migrate({ '0002-two': creates('two') });
    await expect(migrate({ '0001-one': creates('one'), '0002-two': creates('two') })).rejects.toThrow(
      'Migration 0001-one has a lower number than 0002-two',
    );
    expect(await findTables()).toEqual(['two']);
  });

  it('are refused in a database of a newer version', async () => {
    await migrate({ '0001-one': creates('one'), '0002-two': creates('two') });
    await expect(migrate({ '0001-one': creates('one') })).rejects.toThrow('written by a newer version');
  });
});
