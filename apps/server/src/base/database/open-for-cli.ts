import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { ServerConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type DatabaseConnectionConfig, openDatabasePool } from './connect.ts';
import { tryLockRunningPostgres } from './embedded/data-dir-lock.ts';
import { DATABASE_SUPERUSER } from './embedded/cluster.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { acquireShortSocketPath, DATABASE_SOCKET_PORT } from './embedded/socket-path.ts';
import { requireUsableExternalDatabase, describeDatabaseUrl } from './external.ts';
import { queryMigrationCounts } from './migrate.ts';
import type { Database } from './types.ts';

type OpenedDatabase = { connectionConfig: DatabaseConnectionConfig; name: string; release: () => Promise<void> };

type CliDatabase = {
  db: Kysely<Database>;
  /** The location of the database for messages, without credentials. */
  name: string;
  close: () => Promise<void>;
};

/**
 * Opens a server's database from another process, whether the server runs or not. Never creates or migrates a database.
 * @throws StartError if the database does not exist or is of another version
 */
export async function openDatabaseForCli(config: Pick<ServerConfig, 'dataDir' | 'databaseUrl'>): Promise<CliDatabase> {
  const { connectionConfig, name, release } = config.databaseUrl
    ? await openExternal(config.databaseUrl)
    : await openEmbedded(config.dataDir);
  const { db } = openDatabasePool(connectionConfig, { connections: 2 });
  const close = async () => {
    await db.destroy();
    await release();
  };
  try {
    await requireMigrated(db, name);
    return { db, name, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openExternal(url: string): Promise<OpenedDatabase> {
  return {
    connectionConfig: await requireUsableExternalDatabase(url),
    name: describeDatabaseUrl(url),
    release: async () => {},
  };
}

async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  const name = join(dataDir, 'postgres');
  if (!existsSync(join(name, 'PG_VERSION'))) {
    throw new StartError(
      `There is no database in ${name}. Set DATABASE_URL or DATA_DIR as for the server, or start the server once to create one.`,
    );
  }
  const lock = await tryLockRunningPostgres(name);
  if (lock.outcome === 'owned') await lock.release();
  if (lock.outcome !== 'taken') {
    const { connectionConfig, stop } = await startEmbeddedPostgres(dataDir);
    return { connectionConfig, name, release: stop };
  }
  const socket = acquireShortSocketPath(name);
  return {
    connectionConfig: { host: socket.host, port: DATABASE_SOCKET_PORT, user: DATABASE_SUPERUSER, database: 'postgres' },
    name,
    release: async () => socket.release(),
  };
}

async function requireMigrated(db: Kysely<Database>, name: string): Promise<void> {
  const { applied, all } = await queryMigrationCounts(db);
  if (applied === 0)
    throw new StartError(
      `The database ${name} is not a Quintet database. Set DATABASE_URL or DATA_DIR as for the server.`,
    );
  if (applied < all)
    throw new StartError(
      `The database ${name} is of an older version. Start the server once, which brings it up to date.`,
    );
}
