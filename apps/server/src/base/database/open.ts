import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type Address, connect } from './connect.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { checkExternal } from './external.ts';
import { migrate } from './migrate.ts';
import type { Database } from './types.ts';
import { logOutages } from './unavailable.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  address: Address;
  /** Where others may have it, too; null for our own. */
  shared: Address | null;
  /** Resolves when our own database ends although nobody asked it to. */
  failed: Promise<StartError>;
  close: () => Promise<void>;
};

/** Our own database, or the one of DATABASE_URL; migrated. @throws StartError with one line about what to do. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Logger,
  say?: (line: string) => void,
): Promise<OpenDatabase> {
  const { address, failed, stop } = config.databaseUrl
    ? { address: await checkExternal(config.databaseUrl), failed: new Promise<never>(() => {}), stop: async () => {} }
    : await startEmbedded(config.dataDir, say);
  try {
    await migrateAt(address);
  } catch (error) {
    await stop();
    throw explainFilling(error);
  }
  const { db, pool } = connect(address, { statementTimeout: STATEMENT_TIMEOUT, onOutage: logOutages(log) });
  const close = async () => {
    await Promise.race([db.destroy(), sleep(POOL_TIMEOUT_MS)]);
    await stop();
  };
  return { db, pool, address, failed, close, shared: config.databaseUrl ? address : null };
}

/** Through a pool of its own: a migration takes the time it needs. */
async function migrateAt(address: Address): Promise<void> {
  const { db } = connect(address, { connections: 2 });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Milliseconds that statements under way get when the database is closed. */
const POOL_TIMEOUT_MS = 1_000;

/** No request lasts longer (spec §9), so nothing it asked for need. */
const STATEMENT_TIMEOUT = 60_000;

/** Why tables or the demo world cannot be made, in one line where the person who started us can mend it. */
export function explainFilling(cause: unknown): Error {
  const error = cause as Error & { code?: string };
  if (error.code === '53100')
    return new StartError('The disk of the database is full. Free some space and start again; nothing is lost.');
  if (error.code === '42501')
    return new StartError(
      'The user of DATABASE_URL may not create tables. Let it own the database, or grant it CREATE on the database and its schema public.',
    );
  if (/corrupted migrations/.test(error.message)) {
    return new StartError(
      'The database was written by a newer version of Quintet. Start that version, or set DATA_DIR to another folder.',
    );
  }
  return error;
}
