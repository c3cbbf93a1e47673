import type { Kysely } from 'kysely';
import type { Address } from '../base/database/connect.ts';
import type { Database } from '../base/database/types.ts';
import { readMemory, startServer } from './children.ts';
import { closeSockets, openSockets } from './clients.ts';
import { makePeople } from './users.ts';

const SOCKETS = 10_000;
/** Connections that come and go before it is measured: what a process allocates once is no connection's. */
const WARMING = 500;

/** Bytes that one more connection costs the server that does nothing but hold it, after so many. */
export async function benchIdle(address: Address, db: Kysely<Database>) {
  const people = await makePeople(db, SOCKETS);
  const server = await startServer(address);
  try {
    await closeSockets(await openSockets(server.port, people.slice(0, WARMING)));
    const before = await readMemory(server);
    const sockets = await openSockets(server.port, people);
    const after = await readMemory(server);
    const each = (kind: 'rss' | 'heapUsed' | 'external') => Math.round((after[kind] - before[kind]) / SOCKETS);
    await closeSockets(sockets);
    return { held: SOCKETS, resident: each('rss'), heap: each('heapUsed'), external: each('external') };
  } finally {
    await server.stop();
  }
}
