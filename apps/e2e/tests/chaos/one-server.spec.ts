import { seedFrom } from '../../src/chaos/seed.ts';
import { storm } from '../../src/chaos/run-chaos.ts';
import { test } from '../../src/test.ts';

test.use({ actionTimeout: 60_000, navigationTimeout: 60_000 });

test('a server that is killed fifty times loses, doubles and moves nothing', async ({ openBrowser, startServer }) => {
  test.setTimeout(30 * 60_000);
  const server = await startServer({ ACCESS_TOKEN_LIFETIME: '30' });
  await storm({ seed: seedFrom(Date.now() % 100_000), rounds: 100, kills: 50, servers: [server], openBrowser });
});
