import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createStatementPreparer } from './prepared-statements.ts';
import type { Database } from './types.ts';
import { type DatabaseUnavailableError, DatabaseOutageWatcher } from './unavailable.ts';

/** How to connect to a database: a URL, or the Unix socket of the built-in one. */
export type DatabaseConnectionConfig =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

const INT8 = 20;

/** Parses int8 as a number. Our counters stay far below 2^53. @throws RangeError for a larger value */
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
  /** Called once when the database stops answering, and once with null when it answers again. */
  onOutage?: (outage: DatabaseUnavailableError | null) => void;
  connections?: number;
  /** Milliseconds that a statement may take; unlimited by default. */
  statementTimeout?: number;
  idleTransactionTimeoutMs?: number;
};

/** Ends a transaction that hangs between two statements, which releases its locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Opens a pool and Kysely over it. numeric stays a string, timestamptz becomes a Date, int8 a number. Statements fail with DatabaseUnavailableError
 * while the database does not answer.
 */
export function openDatabasePool(
  connectionConfig: DatabaseConnectionConfig,
  {
    connections = 20,
    statementTimeout,
    idleTransactionTimeoutMs = IDLE_TRANSACTION_TIMEOUT_MS,
    onOutage = () => {},
  }: PoolOptions = {},
): { db: Kysely<Database>; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connectionConfig,
    types,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
  });
  // The next query replaces a broken connection and reports if that fails, too. A connection in use reports its error to its
  // query and also emits an event: without a listener that event would end the process.
  pool.on('error', () => {});
  const outages = new DatabaseOutageWatcher(onOutage);
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

/** Watches statements that return a promise; passes the pool's own and those with callbacks through. */
function watchStatements(client: pg.PoolClient, outages: DatabaseOutageWatcher): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const result = query(...given);
    return result instanceof Promise ? outages.watch(result) : result;
  }) as typeof client.query;
}
