import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { DatabaseConnectionConfig } from './connect.ts';

const OLDEST = 15;

/** Checks that the PostgreSQL of a variable is reachable and suitable. @throws StartError, which never shows the password */
export async function requireUsableExternalDatabase(
  url: string,
  variable = 'DATABASE_URL',
): Promise<DatabaseConnectionConfig> {
  const target = describeDatabaseUrl(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    );
    const [{ version, encoding }] = rows as [{ version: string; encoding: string }];
    if (Math.floor(Number(version) / 10_000) < OLDEST)
      throw new StartError(`PostgreSQL at ${target} is too old. Quintet needs PostgreSQL ${OLDEST} or newer.`);
    if (encoding !== 'UTF8')
      throw new StartError(`The database at ${target} has the encoding ${encoding}. Create one with encoding UTF8.`);
    return { connectionString: url };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${variable}: ${complaint(error as Complaint, target)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

type Complaint = Error & { code?: string };

const REMEDIES: Record<string, (target: string) => string> = {
  ECONNREFUSED: (target) => `no server answers at ${target}. Start that PostgreSQL, or correct the address.`,
  ENOTFOUND: (target) => `the host of ${target} is not known. Correct the address.`,
  EAI_AGAIN: (target) => `the host of ${target} is not known. Correct the address.`,
  ENOENT: (target) => `there is no socket at ${target}. Start that PostgreSQL, or correct the address.`,
  '28P01': (target) => `${target} refuses the user or the password. Correct them.`,
  '28000': (target) => `${target} refuses the user. Correct it, or allow it in pg_hba.conf.`,
  '3D000': (target) => `the database of ${target} does not exist. Create it, or correct the name.`,
  '53300': (target) => `${target} has no connection free. Raise its max_connections, or end other clients.`,
};

function complaint(error: Complaint, target: string): string {
  const nested = (error as unknown as AggregateError).errors?.[0] as Complaint | undefined;
  const remedy = REMEDIES[error.code ?? nested?.code ?? ''];
  if (remedy) return remedy(target);
  return `${target} does not work: ${error.message || nested?.message}. Correct the address, or leave it out to use the built-in database.`;
}

/** The host and database of a URL, without user and password. */
export function describeDatabaseUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
