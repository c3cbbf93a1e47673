import { startTestRedis } from '@quintet/server/test-redis';
import { readAndPrintFaultSeed } from '../../src/chaos/fault-seed.ts';
import { runChaos } from '../../src/chaos/run-chaos.ts';
import { test } from '../../src/test.ts';

test.use({ actionTimeout: 60_000, navigationTimeout: 60_000 });

for (const means of ['PostgreSQL', 'Redis']) {
  test(`two servers connected by ${means}, killed fifty times: lose, duplicate and move no message`, async ({
    openBrowser,
    startServerPair,
  }) => {
    test.setTimeout(20 * 60_000);
    const redis = means === 'Redis' ? await startTestRedis() : null;
    try {
      const servers = await startServerPair({ ACCESS_TOKEN_LIFETIME: '30', ...(redis && { REDIS_URL: redis.url }) });
      await runChaos({
        seed: readAndPrintFaultSeed(Date.now() % 100_000),
        rounds: 50,
        kills: 15,
        servers,
        openBrowser,
      });
    } finally {
      await redis?.close();
    }
  });
}
