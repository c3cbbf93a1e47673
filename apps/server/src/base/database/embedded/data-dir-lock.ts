import pg from 'pg';
import { DATABASE_SUPERUSER } from './cluster.ts';
import { acquireShortSocketPath, DATABASE_SOCKET_PORT } from './socket-path.ts';

/** The number of the advisory lock that grants the database folder. The database releases it when its holder dies. */
const OWNERSHIP = 5_150_003;

export type DataDirLockResult =
  /** We own the folder until `release`, or until the connection with the lock is `lost`. */
  | { outcome: 'owned'; release: () => Promise<void>; lost: Promise<void> }
  /** Another living process owns the folder. */
  | { outcome: 'taken'; by: string }
  /** No PostgreSQL is listening. */
  | { outcome: 'absent' }
  /** PostgreSQL is starting up or shutting down; try again. */
  | { outcome: 'busy'; isStarting: boolean };

const CANNOT_CONNECT_NOW = '57P03';

/** Tries to take the lock in the PostgreSQL that runs on the folder, if any. It is free if its owner is dead. */
export async function tryLockRunningPostgres(folder: string): Promise<DataDirLockResult> {
  const { host, release: releaseSocket } = acquireShortSocketPath(folder);
  const client = new pg.Client({
    host,
    port: DATABASE_SOCKET_PORT,
    user: DATABASE_SUPERUSER,
    database: 'postgres',
    application_name: `quintet ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  let isReleased = false;
  const lost = new Promise<void>((resolve) => {
    client.on('end', () => {
      releaseSocket();
      if (!isReleased) resolve();
    });
  });
  const release = async () => {
    isReleased = true;
    await client.end().catch(() => {});
    releaseSocket();
  };
  try {
    await client.connect();
    const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [OWNERSHIP]);
    if (rows[0]?.owned) return { outcome: 'owned', release, lost };
    const by = await ownerName(client);
    await release();
    return { outcome: 'taken', by };
  } catch (error) {
    await release();
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return { outcome: 'absent' };
    return { outcome: 'busy', isStarting: code === CANNOT_CONNECT_NOW && /starting up|recovery/.test(message) };
  }
}

/** The lock's holder, like "process 1234". */
async function ownerName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and objid = $1 and granted`,
    [OWNERSHIP],
  );
  return rows[0]?.application_name.replace('quintet', 'process') ?? 'another process';
}
