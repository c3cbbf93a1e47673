import { type DatabaseConnectionConfig, openDatabasePool } from '../base/database/connect.ts';
import { runMigrations } from '../base/database/migrate.ts';
import { startEmbeddedTestDatabase } from '../base/database/test-servers.ts';

type BenchDatabase = ReturnType<typeof openDatabasePool> & { connectionConfig: DatabaseConnectionConfig };

/** Migrates a database and runs `work` on it. */
export async function withMigratedBenchDatabase<T>(
  connectionConfig: DatabaseConnectionConfig,
  work: (database: BenchDatabase) => Promise<T>,
): Promise<T> {
  const opened = openDatabasePool(connectionConfig);
  try {
    await runMigrations(opened.db);
    return await work({ ...opened, connectionConfig });
  } finally {
    await opened.db.destroy();
  }
}

/** Runs `work` on a new migrated database of a PostgreSQL of its own. */
export async function withEmbeddedBenchDatabase<T>(work: (database: BenchDatabase) => Promise<T>): Promise<T> {
  const { connectionConfig, stop } = await startEmbeddedTestDatabase();
  try {
    return await withMigratedBenchDatabase(connectionConfig, work);
  } finally {
    await stop();
  }
}
