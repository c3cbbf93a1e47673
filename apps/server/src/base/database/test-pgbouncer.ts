import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { getPostgresOsUser } from './embedded/os-user.ts';
import { waitForTestPostgres } from './test-database.ts';
import { findFreePort } from './test-servers.ts';

/** As documented in the README ("PgBouncer"), with a pool smaller than the instances' own. */
const SETTINGS = `
listen_addr = 127.0.0.1
unix_socket_dir =
auth_type = scram-sha-256
pool_mode = transaction
max_prepared_statements = 200
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
default_pool_size = 4`;
const CONNECT_QUERY = 'set statement_timeout = 60000; set idle_in_transaction_session_timeout = 30000';

/** Starts PgBouncer in transaction mode (1.22 or later; `PGBOUNCER` is its path) in front of the PostgreSQL at a URL. */
export async function startTestPgBouncer(target: string) {
  const { host, port, username, password } = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), 'quintet-pgbouncer-'));
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const ownPort = await findFreePort();
  const database = `* = host=${host.split(':')[0]} port=${port} connect_query='${CONNECT_QUERY}'`;
  const own = `listen_port = ${ownPort}\nauth_file = ${users}\nadmin_users = ${username}`;
  writeFileSync(config, `[databases]\n${database}\n[pgbouncer]${SETTINGS}\n${own}\n`);
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const account = getPostgresOsUser(folder);
  if (account.isDropped) for (const path of [folder, config, users]) chownSync(path, account.uid, account.gid);
  const child = spawn(process.env.PGBOUNCER ?? 'pgbouncer', ['--quiet', config], {
    ...account.spawn,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const at = (name: string) => {
    const url = new URL(target);
    url.port = String(ownPort);
    url.pathname = `/${name}`;
    return url.href;
  };
  const url = at('postgres');
  await waitForTestPostgres({ connectionString: url });
  return {
    url,
    /** The number of statements prepared on PgBouncer's connections to PostgreSQL. */
    countPreparedStatements: async (): Promise<number> => {
      const client = new pg.Client({ connectionString: at('pgbouncer') });
      await client.connect();
      const { rows } = await client.query<{ prepared_statements: string }>('show servers');
      await client.end();
      return rows.reduce((sum, row) => sum + Number(row.prepared_statements), 0);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
