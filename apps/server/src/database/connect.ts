import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createPreparing } from './prepare.ts';
import type { Database } from './types.ts';

/** Where a database is: ours by its Unix socket, or anybody's by URL. */
export type Address = { connectionString: string } | { host: string; port: number; user: string; database: string };

const INT8 = 20;

/** int8 as a number. Our counters stay far below 2^53; one that does not is a mistake worth stopping for. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`);
  return value;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? readInt8
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

type PoolOptions = {
  connections?: number;
  /** Milliseconds a statement may take; without it, as long as it wants. */
  statementTimeout?: number;
};

/** Opens a pool. numeric stays a string, timestamptz is a Date, int8 a number. */
export function connect(
  address: Address,
  { connections = 20, statementTimeout }: PoolOptions = {},
): { db: Kysely<Database>; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...address,
    types,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
  });
  // A connection that breaks is replaced by the next query, which reports if that fails too. One in use says so to whoever
  // uses it, and besides to its listeners: without one that would end the process.
  pool.on('error', () => {});
  const prepareOn = createPreparing();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareOn(client);
  });
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}
