import { type DatabaseConnectionConfig, openDatabasePool } from '../base/database/connect.ts';
import { runMigrations } from '../base/database/migrate.ts';
import { startEmbeddedTestDatabase } from '../base/database/test-servers.ts';

type BenchDatabase = ReturnType<typeof openDatabasePool> & { address: DatabaseConnectionConfig };

/** Runs `work` on the migrated database at an address. */
export async function withMigratedBenchDatabase<T>(
  address: DatabaseConnectionConfig,
  work: (database: BenchDatabase) => Promise<T>,
): Promise<T> {
  const opened = openDatabasePool(address);
  try {
    await runMigrations(opened.db);
    return await work({ ...opened, address });
  } finally {
    await opened.db.destroy();
  }
}

/** Runs `work` on a new migrated database of a PostgreSQL of its own. */
export async function withEmbeddedBenchDatabase<T>(work: (database: BenchDatabase) => Promise<T>): Promise<T> {
  const { address, stop } = await startEmbeddedTestDatabase();
  try {
    return await withMigratedBenchDatabase(address, work);
  } finally {
    await stop();
  }
}
