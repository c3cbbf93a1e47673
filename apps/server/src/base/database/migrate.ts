import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { runTransaction } from './transaction.ts';
import type { Database } from './types.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

/** Every `migrations/NNNN-name.ts`, in the order of its number. */
const folder: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(FOLDER)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).sort();
    const migrations: Record<string, Migration> = {};
    for (const file of files) {
      migrations[file.slice(0, -'.ts'.length)] = (await import(pathToFileURL(join(FOLDER, file)).href)) as Migration;
    }
    return migrations;
  },
};

/**
 * Applies the pending migrations in order, each in its own transaction, and returns their names. Several instances may do so at once:
 * they wait for each other at each migration.
 * @throws StartError if the database has a migration that is missing here, or a pending one has a lower number than an applied one
 */
export async function runMigrations(db: Kysely<Database>, provider: MigrationProvider = folder): Promise<string[]> {
  const migrations = await provider.getMigrations();
  const names: string[] = [];
  for (const name of findPendingMigrations(Object.keys(migrations), await readAppliedMigrations(db))) {
    const isApplied = await runTransaction(db, async (trx) => {
      // Waits while another instance applies this migration.
      const { numAffectedRows } = await sql`
        insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})
        on conflict do nothing`.execute(trx);
      if (numAffectedRows === 0n) return false;
      await migrations[name]!.up(trx);
      return true;
    });
    if (isApplied) names.push(name);
  }
  return names;
}

function findPendingMigrations(all: readonly string[], applied: readonly string[]): string[] {
  if (applied.some((name) => !all.includes(name))) {
    throw new StartError(
      'The database was written by a newer version of Quintet. Start that version, or set DATA_DIR to another folder.',
    );
  }
  const pending = all.filter((name) => !applied.includes(name));
  const [first, last] = [pending[0], applied.at(-1)];
  if (first && last && first < last) {
    throw new StartError(
      `Migration ${first} has a lower number than ${last}, which the database already has. Give it a number above all others, or set DATA_DIR to another folder.`,
    );
  }
  return pending;
}

/** Returns the names of the applied migrations in the order of their numbers. Creates their table in an empty database. */
async function readAppliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  // The lock, because PostgreSQL fails if two instances create a table at once.
  if (tables.length === 0) {
    await sql`
      select pg_advisory_xact_lock(hashtext('kysely_migration'));
      create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);`.execute(
      db,
    );
  }
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** The numbers of applied and of all migrations. */
export async function queryMigrationCounts(db: Kysely<Database>): Promise<{ applied: number; all: number }> {
  const migrations = await new Migrator({ db, provider: folder }).getMigrations();
  return { applied: migrations.filter(({ executedAt }) => executedAt).length, all: migrations.length };
}
