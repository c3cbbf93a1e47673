import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Address, connect } from './connect.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that all test files of a run share; its template is migrated. */
    databaseServer: Address;
  }
}

export const TEMPLATE = 'quintet_template';

/** The same server, another database. */
export function withDatabase(address: Address, database: string): Address {
  if (!('connectionString' in address)) return { ...address, database };
  const url = new URL(address.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** A new, migrated, empty database for one test file (or one test). `drop` when done. */
export async function createTestDatabase(): Promise<{ address: Address; drop: () => Promise<void> }> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(server, `create database ${name} template ${TEMPLATE}`);
  return {
    address: withDatabase(server, name),
    drop: () => command(server, `drop database if exists ${name} with (force)`),
  };
}

/** The database opened, for tests that need no server. */
export async function openTestDatabase() {
  const { address, drop } = await createTestDatabase();
  const { db, pool } = connect(address);
  const close = async () => {
    await db.destroy();
    await drop();
  };
  return { db, pool, address, close };
}

export async function command(server: Address, text: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
