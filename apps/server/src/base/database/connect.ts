import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createStatementPreparer } from './prepared-statements.ts';
import type { Database } from './types.ts';
import { type DatabaseUnavailable, OutageWatch } from './unavailable.ts';

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
  /** Told once when the database does not answer, and once (null) when it does again. */
  onOutage?: (outage: DatabaseUnavailable | null) => void;
  connections?: number;
  /** Milliseconds a statement may take; without it, as long as it wants. */
  statementTimeout?: number;
  idleTransactionTimeoutMs?: number;
};

/** A transaction whose process hangs between two statements ends, and with it its locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Opens a pool. numeric stays a string, timestamptz is a Date, int8 a number. What cannot be asked because the database is away
 * fails with DatabaseUnavailable.
 */
export function connect(
  address: Address,
  {
    connections = 20,
    statementTimeout,
    idleTransactionTimeoutMs = IDLE_TRANSACTION_TIMEOUT_MS,
    onOutage = () => {},
  }: PoolOptions = {},
): { db: Kysely<Database>; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...address,
    types,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
  });
  // A connection that breaks is replaced by the next query, which reports if that fails too. One in use says so to whoever
  // uses it, and besides to its listeners: without one that would end the process.
  pool.on('error', () => {});
  const outages = new OutageWatch(onOutage);
  const prepareOn = createStatementPreparer();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareOn(client);
    watchStatements(client, outages);
  });
  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      connect: () =>
        pool.connect().catch((error: unknown) => {
          throw pool.ending ? error : outages.fail(error);
        }),
    },
  });
  return { pool, db: new Kysely<Database>({ dialect }) };
}

/** Statements that are awaited; the pool's own and those with callbacks go as they are. */
function watchStatements(client: pg.PoolClient, outages: OutageWatch): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const result = query(...given);
    return result instanceof Promise ? outages.watch(result) : result;
  }) as typeof client.query;
}
