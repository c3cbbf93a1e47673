import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
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
 * Applies all missing migrations; several instances may do so at once. Slices number their migrations separately, so a lower
 * number may be added later. Returns the names of the applied migrations.
 */
export async function runMigrations(db: Kysely<Database>): Promise<string[]> {
  const { error, results = [] } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/** The numbers of applied and of all migrations. */
export async function getMigrationCounts(db: Kysely<Database>): Promise<{ applied: number; all: number }> {
  const migrations = await createMigrator(db).getMigrations();
  return { applied: migrations.filter(({ executedAt }) => executedAt).length, all: migrations.length };
}

const createMigrator = (db: Kysely<Database>): Migrator =>
  new Migrator({ db, provider: folder, allowUnorderedMigrations: true });
