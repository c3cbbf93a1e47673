import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { createTestGroup, createTestUser, signInTestUser } from '../slices/test-world.ts';
import { runFuzz } from './fuzz.ts';
import { createFuzzWorld } from './world.ts';

/** A short, deterministic run; `pnpm test:chaos fuzz` is the long one. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3000);
const SEED = Number(process.env.FAULT_SEED ?? 1);
/** Maximum growth of memory in bytes. */
const MAX_GROWTH_BYTES = 30 * 2 ** 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function bytesHeld(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const folder = mkdtempSync(join(tmpdir(), 'quintet-fuzz-'));
let server: TestServer;
beforeAll(async () => {
  for (const build of ['gu', 'universal']) {
    mkdirSync(join(folder, build));
    writeFileSync(join(folder, build, 'index.html'), '<title>Quintet</title>');
  }
  server = await startTestServer({
    config: { guestAllowance: 1_000_000, webRoot: folder, dataDir: join(folder, 'data') },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('fuzzing: no request breaks the server, leaves a connection stranded or leaks memory', async () => {
  const { services, port, app } = server;
  const [owner, other, stranger, account] = await Promise.all(
    ['owner', 'other', 'stranger', 'leaver'].map(async (name) => ({ ...(await createTestUser(services)), name })),
  );
  // Loads the HTTP client, which stays in memory.
  await services.integrations.wellpay!.isOpen();
  const before = bytesHeld();
  const report = await runFuzz({
    port,
    seed: SEED,
    amount: REQUESTS,
    fillWorld: async () => {
      const leaver = { ...(await signInTestUser(services, account!)), name: 'leaver' };
      const groupId = await createTestGroup(services, [owner!, other!]);
      return createFuzzWorld(port, [owner!, other!, stranger!], leaver, [groupId]);
    },
  });
  expect({ failed: report.failed, stranded: report.stranded }).toEqual({ failed: [], stranded: [] });
  expect(report.sent).toBe(REQUESTS);
  // Enough requests must pass validation.
  expect(report.statuses[200]).toBeGreaterThan(REQUESTS / 10);
  const open = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
  // Request bodies are released some time after their connections have ended.
  await expect.poll(() => bytesHeld() - before, { timeout: 10_000 }).toBeLessThan(MAX_GROWTH_BYTES);
});
