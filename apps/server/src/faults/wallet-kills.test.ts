import { type Kysely, sql } from 'kysely';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabasePool } from '../base/database/connect.ts';
import { findPostmasterPid } from '../base/database/embedded/process.ts';
import type { Database } from '../base/database/types.ts';
import {
  TEST_TEMPLATE_DATABASE_NAME,
  waitForTestPostgres,
  replaceDatabaseName,
} from '../base/database/test-database.ts';
import { findFreePort, createTestTemplateDatabase, startEmbeddedTestDatabase } from '../base/database/test-servers.ts';
import { runJobNowInTest } from '../platform/jobs/test-jobs.ts';
import { settleWaitingCreditsJob } from '../platform/ledger/settle-waiting-credits.ts';
import { verifyLedger } from '../platform/ledger/verify.ts';
import { WELLPAY_SANDBOX_PATH } from '../platform/payments/sandbox.ts';
import { WELLPAY_NOTIFY_PATH } from '../platform/payments/wellpay.ts';
import { createWalletTestClient, pointTestServerAtWellpaySandbox } from '../slices/wallet/test-wallet.ts';
import type { TestUser } from '../slices/test-world.ts';
import { callTestServer, startTestServer, type TestServer } from '../test-server.ts';
import { createFaultTestRandom } from './random.ts';
import { type FaultTestServerProcess, startFaultTestServer } from './server-process.ts';
import { findWalletTestViolations } from './wallet-invariants.ts';
import { chooseWalletFaultTestAction, settleAllTestOrders, type WalletFaultTestWorld } from './wallet-model.ts';

/** `pnpm faults wallet-kills` sets both. */
const SEED = Number(process.env['FAULT_SEED'] ?? 1);
const OPERATIONS = Number(process.env['FAULT_OPERATIONS'] ?? 40);
const USERS = 6;
const MAX_CONCURRENT = 6;
const KILLS = { server: 0.15, backend: 0.08, postmaster: 0.05 };
/** In one run: `supervise` gives up after six crashes within minutes. */
const MAX_POSTMASTER_KILLS = 5;
/** The kill comes this many milliseconds after the operations began, at most. */
const MAX_KILL_DELAY_MS = 30;
const SECRET = 'A'.repeat(43);
const MONTH_SECONDS = 31 * 24 * 3600;
/** Milliseconds for an operation, with its checks and restarts, on a busy machine. */
const OPERATION_TIMEOUT_MS = 1500;

let database: Awaited<ReturnType<typeof startEmbeddedTestDatabase>>;
/** Has the provider's sandbox; calls go to the other server, which is killed. */
let provider: TestServer;
let now = new Date('2026-01-01T00:00:00Z');
const clock = () => now;
const config = {
  accessTokenLifetime: MONTH_SECONDS,
  rateLimitFactor: 1000,
  logLevel: 'silent',
  tokenSecrets: [SECRET],
  ledgerSecrets: [SECRET],
};

const getConnectionConfig = () => replaceDatabaseName(database.connectionConfig, TEST_TEMPLATE_DATABASE_NAME);

beforeAll(async () => {
  database = await startEmbeddedTestDatabase();
  await createTestTemplateDatabase(database.connectionConfig);
  provider = await startTestServer({ connectionConfig: getConnectionConfig(), clock, config });
});
afterAll(async () => {
  await provider.close();
  await database.stop();
});

async function createWorld(): Promise<
  WalletFaultTestWorld & { start: () => Promise<void>; server: () => FaultTestServerProcess }
> {
  const port = await findFreePort();
  const notifyUrl = `http://127.0.0.1:${port}${WELLPAY_NOTIFY_PATH}`;
  const providerUrl = `${provider.url}${WELLPAY_SANDBOX_PATH}`;
  pointTestServerAtWellpaySandbox(provider.services, provider.url);
  const wallet = createWalletTestClient({ ...provider, call: (...given) => callTestServer(port, ...given) });
  wallet.sandbox.config.notifyUrl = notifyUrl;
  const people: TestUser[] = [];
  for (let index = 0; index < USERS; index += 1) people.push(await wallet.person(5000));
  const options = { connectionConfig: getConnectionConfig(), port, config, provider: { url: providerUrl, notifyUrl } };
  let server = await startFaultTestServer({ ...options, now: now.getTime() }, clock);
  const world = {
    random: createFaultTestRandom(SEED),
    people,
    services: provider.services,
    tasks: server.tasks,
    wallet,
    providerUrl,
    pass: (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
    start: async () => {
      server = await startFaultTestServer({ ...options, now: now.getTime() }, clock);
      world.tasks = server.tasks;
    },
    server: () => server,
    sent: [],
  };
  return world;
}

/** Kills a process of PostgreSQL, and waits until it has ended this connection and accepts others again. */
async function crashDatabase(findProcess: (db: Kysely<Database>) => Promise<number | null>): Promise<void> {
  const { db } = openDatabasePool(getConnectionConfig(), { connections: 1 });
  const pid = await findProcess(db);
  if (pid !== null) {
    process.kill(pid, 'SIGKILL');
    await sql`select pg_sleep(60)`.execute(db).catch(() => undefined);
  }
  await db.destroy();
  await waitForTestPostgres(getConnectionConfig());
}

/** A process that serves a connection: PostgreSQL recovers like after a crash. */
async function findBackend(db: Kysely<Database>): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`.execute(
    db,
  );
  return rows[0]?.pid ?? null;
}

/** The first process of PostgreSQL: the test's process starts it again. */
const findFirstProcess = async () => findPostmasterPid(join(database.dataDir, 'postgres'));

it(
  `wallet: the books are right after ${OPERATIONS} operations while the server and the database are killed, seed ${SEED}`,
  { timeout: 60_000 + OPERATIONS * OPERATION_TIMEOUT_MS },
  async () => {
    const world = await createWorld();
    const { random } = world;
    const ended = new Map<string, string>();
    const check = () => findWalletTestViolations(getConnectionConfig(), world, ended);
    let postmasterKills = 0;
    for (let count = 0; count < OPERATIONS;) {
      const steps = Array.from({ length: 1 + random.below(MAX_CONCURRENT) }, () => chooseWalletFaultTestAction(random));
      count += steps.length;
      const isServerKilled = random.chance(KILLS.server);
      const isBackendKilled = random.chance(KILLS.backend);
      const isPostmasterKilled = random.chance(KILLS.postmaster) && postmasterKills < MAX_POSTMASTER_KILLS;
      if (isPostmasterKilled) postmasterKills += 1;
      // A killed server or database fails a step; only the books must be right afterwards.
      const running = Promise.allSettled(steps.map(({ step }) => step(world)));
      if (isServerKilled || isBackendKilled || isPostmasterKilled) await sleep(random.below(MAX_KILL_DELAY_MS));
      if (isServerKilled) await world.server().kill();
      if (isBackendKilled) await crashDatabase(findBackend);
      if (isPostmasterKilled) await crashDatabase(findFirstProcess);
      await running;
      if (isServerKilled) await world.start();
      expect(await check(), `after ${steps.map(({ name }) => name).join(', ')}`).toEqual([]);
    }
    await world.server().kill();
    await world.start();
    await settleAllTestOrders(world);
    await runJobNowInTest(world.services, settleWaitingCreditsJob);
    expect(await check()).toEqual([]);
    const { db, ledger } = world.services;
    expect(await verifyLedger(db, ledger.keys)).toMatchObject({ sum: 0, flaw: null });
    const open = await db.selectFrom('redemptions').select('order_id').where('status', '=', 'pending').execute();
    expect(open).toEqual([]);
    await world.server().kill();
  },
);
