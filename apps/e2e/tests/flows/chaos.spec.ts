import { storm } from '../../src/chaos/run-chaos.ts';
import { seedFrom } from '../../src/chaos/seed.ts';
import { test } from '../../src/test.ts';

/** A short run; `pnpm test:chaos` is the long one. */
test('on a bad line, at a server that is killed, from tabs that close, nothing is lost, doubled or moved', async ({
  openBrowser,
  startServer,
}) => {
  test.setTimeout(180_000);
  const server = await startServer({ ACCESS_TOKEN_LIFETIME: '20' });
  await storm({ seed: seedFrom(1), rounds: 14, kills: 3, servers: [server], openBrowser });
});
