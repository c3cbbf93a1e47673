import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../base/database/test-database.ts';
import { verifyLedger } from '../platform/ledger/verify.ts';
import { WELLPAY_SANDBOX_PATH } from '../platform/payments/sandbox.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { createWalletTestClient, pointTestServerAtWellpaySandbox } from '../slices/wallet/test-wallet.ts';
import { submitRedemptionJob } from '../slices/wallet/redemption-jobs.ts';
import type { TestUser } from '../slices/test-world.ts';
import { createFaultTestRandom } from './random.ts';
import { findWalletTestViolations } from './wallet-invariants.ts';
import { chooseWalletFaultTestAction, settleAllTestOrders, type WalletFaultTestWorld } from './wallet-model.ts';
import { createFaultTestWalletTasks } from './wallet-tasks.ts';

/** `pnpm faults wallet` sets both. */
const SEED = Number(process.env['FAULT_SEED'] ?? 1);
const OPERATIONS = Number(process.env['FAULT_OPERATIONS'] ?? 250);
const USERS = 6;
const MAX_CONCURRENT = 6;
const RESTART_PROBABILITY = 0.03;
const MONTH_SECONDS = 31 * 24 * 3600;
/** Milliseconds for an operation, with its checks, on a busy machine. */
const OPERATION_TIMEOUT_MS = 400;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: TestServer;
let now = new Date('2026-01-01T00:00:00Z');
const options = () => ({
  connectionConfig: database.connectionConfig,
  clock: () => now,
  config: { accessTokenLifetime: MONTH_SECONDS },
});
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(options());
  await server.services.jobs.open([submitRedemptionJob]);
});
afterAll(async () => {
  await stop();
  await database.drop();
});

async function stop(): Promise<void> {
  await server.services.jobs.close();
  await server.close();
}

/** The world, and a function that replaces the server by a new one over the same database; requests in progress are lost. */
async function createWorld(): Promise<WalletFaultTestWorld & { restart: () => Promise<void> }> {
  pointTestServerAtWellpaySandbox(server.services, server.url);
  const wallet = createWalletTestClient(server);
  const people: TestUser[] = [];
  for (let index = 0; index < USERS; index += 1) people.push(await wallet.person(5000));
  const world: WalletFaultTestWorld & { restart: () => Promise<void> } = {
    random: createFaultTestRandom(SEED),
    people,
    services: server.services,
    tasks: createFaultTestWalletTasks(server.services),
    wallet,
    providerUrl: `${server.url}${WELLPAY_SANDBOX_PATH}`,
    pass: (milliseconds) => void (now = new Date(now.getTime() + milliseconds)),
    restart: async () => {
      const { sandbox, wellpay } = server.services.integrations;
      await stop();
      server = await startTestServer({
        ...options(),
        adapt: (services) => ({ ...services, integrations: { ...services.integrations, sandbox, wellpay } }),
      });
      await server.services.jobs.open([submitRedemptionJob]);
      world.services = server.services;
      world.tasks = createFaultTestWalletTasks(server.services);
      pointTestServerAtWellpaySandbox(server.services, server.url);
      world.wallet = createWalletTestClient(server);
      world.providerUrl = `${server.url}${WELLPAY_SANDBOX_PATH}`;
    },
    sent: [],
  };
  return world;
}

it(
  `wallet: the books are right after ${OPERATIONS} operations with faults, seed ${SEED}`,
  { timeout: 60_000 + OPERATIONS * OPERATION_TIMEOUT_MS },
  async () => {
    const world = await createWorld();
    const ended = new Map<string, string>();
    const done = new Map<string, number>();
    for (let count = 0; count < OPERATIONS;) {
      const steps = Array.from({ length: 1 + world.random.below(MAX_CONCURRENT) }, () =>
        chooseWalletFaultTestAction(world.random),
      );
      count += steps.length;
      // A lost connection fails a step; only the books must be right afterwards.
      await Promise.allSettled(steps.map(({ step }) => step(world)));
      for (const { name } of steps) done.set(name, (done.get(name) ?? 0) + 1);
      if (world.random.chance(RESTART_PROBABILITY)) await world.restart();
      expect(await check(world, ended), `after ${steps.map(({ name }) => name).join(', ')}`).toEqual([]);
    }
    // The connections that the database has ended go with the former server.
    await world.restart();
    await settleAllTestOrders(world);
    expect(await check(world, ended)).toEqual([]);
    const { db, ledger } = world.services;
    expect(await verifyLedger(db, ledger.keys)).toMatchObject({ sum: 0, flaw: null });
    const open = await db.selectFrom('redemptions').select('order_id').where('status', '=', 'pending').execute();
    expect(open).toEqual([]);
    expect(ended.size).toBeGreaterThan(OPERATIONS / 50);
  },
);

const check = (world: WalletFaultTestWorld, ended: Map<string, string>) =>
  findWalletTestViolations(database.connectionConfig, world, ended);
