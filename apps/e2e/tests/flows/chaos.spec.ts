import { runChaos } from '../../src/chaos/run-chaos.ts';
import { readAndPrintFaultSeed } from '../../src/chaos/fault-seed.ts';
import { test } from '../../src/test.ts';

/** A short run; `pnpm test:chaos` is the long one. */
test('faulty connection, killed server, closed tabs: no message is lost, duplicated or moved @slow', async ({
  openBrowser,
  startServer,
}) => {
  test.setTimeout(600_000);
  const server = await startServer({ ACCESS_TOKEN_LIFETIME: '20' });
  await runChaos({ seed: readAndPrintFaultSeed(1), rounds: 14, kills: 3, servers: [server], openBrowser });
});
