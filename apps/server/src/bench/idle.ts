import type { Kysely } from 'kysely';
import type { DatabaseConnectionConfig } from '../base/database/connect.ts';
import type { Database } from '../base/database/types.ts';
import { readBenchServerMemory, startBenchServer } from './bench-server-processes.ts';
import { closeBenchSockets, openBenchSockets } from './clients.ts';
import { createBenchUsers } from './users.ts';

const SOCKETS = 10_000;
/** Connections opened before measuring, so that the heap V8 reserves for the first ones is not counted. */
const HELD_BEFORE = 5_000;

/** The server's memory per additional idle connection, in bytes. */
export async function benchIdleConnectionMemory(connectionConfig: DatabaseConnectionConfig, db: Kysely<Database>) {
  const people = await createBenchUsers(db, HELD_BEFORE + SOCKETS);
  const server = await startBenchServer(connectionConfig);
  try {
    const heldBefore = await openBenchSockets(server.port, people.slice(0, HELD_BEFORE));
    const before = await readBenchServerMemory(server);
    const sockets = await openBenchSockets(server.port, people.slice(HELD_BEFORE));
    const after = await readBenchServerMemory(server);
    const each = (kind: 'rss' | 'heapUsed' | 'external') => Math.round((after[kind] - before[kind]) / SOCKETS);
    await closeBenchSockets([...heldBefore, ...sockets]);
    return { held: SOCKETS, resident: each('rss'), heap: each('heapUsed'), external: each('external') };
  } finally {
    await server.stop();
  }
}
