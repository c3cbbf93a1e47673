import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type DatabaseConnectionConfig, openDatabasePool } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { requireUsableExternalDatabase } from './external.ts';
import { runMigrations } from './migrate.ts';
import type { Database } from './types.ts';
import { createOutageLogger } from './unavailable.ts';

export type OpenedDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** For LISTEN, which needs a connection of its own. */
  connectionConfig: DatabaseConnectionConfig;
  /** The same for other instances; null for the built-in database. */
  shared: DatabaseConnectionConfig | null;
  /** Resolves when the built-in database ends unexpectedly. */
  failed: Promise<StartError>;
  close: () => Promise<void>;
};

/** Opens and migrates the built-in database, or the one of DATABASE_URL. @throws StartError with one line on what to do */
export async function openAndMigrateDatabase(
  config: Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>,
  log: Logger,
  say?: (line: string) => void,
): Promise<OpenedDatabase> {
  const { connectionConfig, failed, stop } = config.databaseUrl
    ? {
        connectionConfig: await requireUsableExternalDatabase(config.databaseUrl),
        failed: new Promise<never>(() => {}),
        stop: async () => {},
      }
    : await startEmbeddedPostgres(config.dataDir, say);
  const direct = config.databaseDirectUrl
    ? await requireUsableExternalDatabase(config.databaseDirectUrl, 'DATABASE_DIRECT_URL')
    : connectionConfig;
  try {
    await migrateAt(direct);
  } catch (error) {
    await stop();
    throw toStartErrorIfFixable(error);
  }
  const { db, pool } = openDatabasePool(connectionConfig, {
    statementTimeout: STATEMENT_TIMEOUT,
    onOutage: createOutageLogger(log),
  });
  const close = async () => {
    await Promise.race([db.destroy(), sleep(POOL_TIMEOUT_MS)]);
    await stop();
  };
  return { db, pool, connectionConfig: direct, failed, close, shared: config.databaseUrl ? direct : null };
}

/** Migrates on a separate pool, because a migration must have no statement timeout. */
async function migrateAt(connectionConfig: DatabaseConnectionConfig): Promise<void> {
  const { db } = openDatabasePool(connectionConfig, { connections: 2 });
  try {
    await runMigrations(db);
  } finally {
    await db.destroy();
  }
}

/** Milliseconds that running statements get when the database is closed. */
const POOL_TIMEOUT_MS = 1_000;

/** Milliseconds: the maximum duration of a request (spec §9). */
const STATEMENT_TIMEOUT = 60_000;

/** Turns an error of a migration or of adding demo data into a StartError if the operator can fix it. */
export function toStartErrorIfFixable(cause: unknown): Error {
  const error = cause as Error & { code?: string };
  if (error.code === '53100')
    return new StartError('The disk of the database is full. Free some space and start again; nothing is lost.');
  if (error.code === '42501')
    return new StartError(
      'The user of DATABASE_URL may not create tables. Let it own the database, or grant it CREATE on the database and its schema public.',
    );
  return error;
}
