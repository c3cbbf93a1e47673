import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnectionConfig, openDatabasePool } from './connect.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server shared by all test files of a run, with a migrated template. */
    databaseServer: DatabaseConnectionConfig;
  }
}

export const TEST_TEMPLATE_DATABASE_NAME = 'quintet_template';

/** The connection to another database on the same server. */
export function replaceDatabaseName(
  connectionConfig: DatabaseConnectionConfig,
  database: string,
): DatabaseConnectionConfig {
  if (!('connectionString' in connectionConfig)) return { ...connectionConfig, database };
  const url = new URL(connectionConfig.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Creates a migrated, empty database for one test file or test. Call `drop` when done. */
export async function createTestDatabase(): Promise<{
  connectionConfig: DatabaseConnectionConfig;
  drop: () => Promise<void>;
}> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Takes half the time of a copy through the log.
  await runTestSql(server, `create database ${name} template ${TEST_TEMPLATE_DATABASE_NAME} strategy file_copy`);
  return {
    connectionConfig: replaceDatabaseName(server, name),
    drop: () => runTestSql(server, `drop database if exists ${name} with (force)`),
  };
}

/** Creates and opens a database, for tests without a server. */
export async function openTestDatabase() {
  const { connectionConfig, drop } = await createTestDatabase();
  const { db, pool } = openDatabasePool(connectionConfig);
  const close = async () => {
    await db.destroy();
    await drop();
  };
  return { db, pool, connectionConfig, close };
}

export async function runTestSql(server: DatabaseConnectionConfig, text: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Waits until the server accepts connections. @throws Error of the last attempt after 30 s */
export async function waitForTestPostgres(connectionConfig: DatabaseConnectionConfig): Promise<void> {
  for (const end = Date.now() + 30_000; ;) {
    const client = new pg.Client(connectionConfig);
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(10);
    }
  }
}
