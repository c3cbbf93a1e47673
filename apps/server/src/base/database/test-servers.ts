import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPostgresOsUser } from './embedded/os-user.ts';
import { ensureRunnablePostgresBinaries } from './embedded/binaries.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { type DatabaseConnectionConfig, openDatabasePool } from './connect.ts';
import { runMigrations } from './migrate.ts';
import { createLogger } from '../log.ts';
import { jobRegistry } from '../../platform/jobs/job-definition.ts';
import { createJobQueue } from '../../platform/jobs/job-queue.ts';
import '../../slices/compose-slices.ts';
import { runTestSql, TEST_TEMPLATE_DATABASE_NAME, waitForTestPostgres, replaceDatabaseName } from './test-database.ts';

type TestServer = { connectionConfig: DatabaseConnectionConfig; stop: () => Promise<void> };

/** Settings that make PostgreSQL faster: only `main.test.ts` tests what survives a crash of the machine. */
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' };

/** Starts the built-in PostgreSQL, like `npm start`. */
export async function startEmbeddedTestDatabase(): Promise<TestServer & { dataDir: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-test-'));
  const { connectionConfig, stop } = await startEmbeddedPostgres(folder, undefined, NOT_DURABLE);
  return {
    connectionConfig,
    dataDir: folder,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts an external PostgreSQL: over TCP, with a password, reached by URL. */
export async function startExternalTestDatabase(): Promise<TestServer> {
  const parent = mkdtempSync('/tmp/quintet-test-');
  const folder = join(parent, 'data');
  const passwordFile = join(parent, 'password');
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(passwordFile, 'a pass/word:@');
  const account = getPostgresOsUser(folder);
  if (account.isDropped) for (const path of [parent, folder, passwordFile]) chownSync(path, account.uid, account.gid);
  const { initdb, postgres } = ensureRunnablePostgresBinaries(account);
  const options = { ...account.spawn, cwd: parent };
  spawnSync(
    initdb,
    [
      '-D',
      folder,
      '-U',
      'somebody',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    options,
  );
  const port = await findFreePort();
  const settings = { unix_socket_directories: '', port, listen_addresses: '127.0.0.1', ...NOT_DURABLE };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', folder, ...args], { ...options, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const connectionConfig = {
    connectionString: `postgresql://somebody:${encodeURIComponent('a pass/word:@')}@127.0.0.1:${port}/postgres`,
  };
  await waitForTestPostgres(connectionConfig);
  return {
    connectionConfig,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Creates the migrated template database that every test file copies. */
export async function createTestTemplateDatabase(server: DatabaseConnectionConfig): Promise<void> {
  await runTestSql(server, `create database ${TEST_TEMPLATE_DATABASE_NAME} template template0 encoding 'UTF8'`);
  const { db, pool } = openDatabasePool(replaceDatabaseName(server, TEST_TEMPLATE_DATABASE_NAME));
  await runMigrations(db);
  const jobs = createJobQueue({ pool, log: createLogger('silent') });
  await jobs.open(jobRegistry.all);
  await jobs.close();
  await db.destroy();
}

/** Finds a port that is currently free. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
