import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { connect } from './connect.ts';
import { claimFolder } from './embedded/claim.ts';
import { SUPERUSER } from './embedded/cluster.ts';
import { reachSocket, SOCKET_PORT } from './embedded/location.ts';
import { openDatabase } from './open.ts';
import type { Database } from './types.ts';

type ReachedDatabase = { db: Kysely<Database>; close: () => Promise<void> };

/** The database of a server, from another process: while the server runs and while it does not. */
export async function reachDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<ReachedDatabase> {
  if (config.databaseUrl) return openDatabase(config);
  const folder = join(config.dataDir, 'postgres');
  const claim = await claimFolder(folder);
  if (claim.outcome === 'owned') await claim.release();
  if (claim.outcome !== 'taken') return openDatabase(config);

  const socket = reachSocket(folder);
  const { db } = connect(
    { host: socket.host, port: SOCKET_PORT, user: SUPERUSER, database: 'postgres' },
    { connections: 2 },
  );
  const close = async () => {
    await db.destroy();
    socket.release();
  };
  return { db, close };
}
