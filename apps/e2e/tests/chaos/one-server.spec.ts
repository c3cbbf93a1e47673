import { readAndPrintFaultSeed } from '../../src/chaos/fault-seed.ts';
import { runChaos } from '../../src/chaos/run-chaos.ts';
import { test } from '../../src/test.ts';

test.use({ actionTimeout: 60_000, navigationTimeout: 60_000 });

test('one server killed fifty times: loses, duplicates and moves no message', async ({ openBrowser, startServer }) => {
  test.setTimeout(30 * 60_000);
  const server = await startServer({ ACCESS_TOKEN_LIFETIME: '30' });
  await runChaos({
    seed: readAndPrintFaultSeed(Date.now() % 100_000),
    rounds: 100,
    kills: 50,
    servers: [server],
    openBrowser,
  });
});
