import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { createTestDatabase } from '../base/database/test-database.ts';
import { getTransactionRetryCount } from '../base/database/transaction.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { findConcurrencyTestViolations } from './invariants.ts';
import { type ConcurrencyTestAction, CONCURRENCY_TEST_ACTIONS, CONCURRENCY_TEST_ACTION_PAIRS } from './pairs.ts';
import { pointTestServerAtWellpaySandbox } from '../slices/wallet/test-wallet.ts';
import { createConcurrencyTestScenes, type ConcurrencyTestScene, storeConcurrencyTestUpload } from './scene.ts';

/** Rounds of each pair: both orders of ids with both orders of operations. `CONCURRENCY_ROUNDS=20` is a longer run. */
const ROUNDS = Number(process.env['CONCURRENCY_ROUNDS'] ?? 4);
/** Number of concurrent rounds: more would only wait for the CPU. */
const CONCURRENCY = 4;
/** Number of scenes created at a time: the invariants stay fast with this number. */
const SCENES = 20 * ROUNDS;

const dataDir = mkdtempSync(join(tmpdir(), 'quintet-concurrency-'));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Two instances, so that only the database can synchronize them. */
let servers: [TestServer, TestServer];
let scenes: ConcurrencyTestScene[] = [];
let sceneNumber = 1_000_000;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = {
    connectionConfig: database.connectionConfig,
    config: { dataDir, trustProxy: 1, guestAllowance: 1_000_000 },
  };
  servers = [await startTestServer(options), await startTestServer(options)];
  for (const { services } of servers) pointTestServerAtWellpaySandbox(services, servers[0].url);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** Returns unused scenes; creates new ones if none are left. */
async function takeScenes(): Promise<ConcurrencyTestScene[]> {
  if (scenes.length === 0) {
    const { services } = servers[0];
    await sql`truncate users, groups, events cascade`.execute(services.db);
    scenes = await createConcurrencyTestScenes(services, sceneNumber, SCENES);
    sceneNumber += SCENES;
  }
  return scenes.splice(0, ROUNDS);
}

const done = new Set<ConcurrencyTestAction>();

async function run(action: ConcurrencyTestAction, server: TestServer, scene: ConcurrencyTestScene): Promise<number> {
  const status = await action.run(server, scene);
  if (status === 200) done.add(action);
  return status;
}

describe('concurrent operations', () => {
  it.each(CONCURRENCY_TEST_ACTION_PAIRS.map(([one, other]) => ({ one, other, names: `${one.name}, ${other.name}` })))(
    '$names',
    async ({ one, other }) => {
      // New scenes after a failure, so that one pair does not fail the next.
      onTestFailed(() => void (scenes = []));
      const retries = getTransactionRetryCount();
      const stage = await takeScenes();
      if ([one, other].some(({ writes }) => writes.includes('unready post')))
        await Promise.all(stage.map((scene) => storeConcurrencyTestUpload(servers[0].services, scene)));
      const work = stage.map((scene, round) => () => {
        // Every second scene has reversed ids; the operations change places every two rounds, so all four combinations run.
        const both = Math.floor(round / 2) % 2 === 0 ? [one, other] : [other, one];
        return Promise.all(both.map((action, index) => run(action, servers[index]!, scene)));
      });
      const statuses: number[] = [];
      await Promise.all(
        Array.from({ length: CONCURRENCY }, async () => {
          for (let next = work.pop(); next; next = work.pop()) statuses.push(...(await next()));
        }),
      );
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await findConcurrencyTestViolations(servers[0].services.db)).toEqual({});
      expect(getTransactionRetryCount()).toBe(retries);
    },
  );
});

it('table: every operation was answered with 200 at least once', () => {
  expect(CONCURRENCY_TEST_ACTIONS.filter((action) => !done.has(action)).map(({ name }) => name)).toEqual([]);
});
