import { startTestRedis } from '@quintet/server/test-redis';
import { seedFrom } from '../../src/chaos/seed.ts';
import { storm } from '../../src/chaos/run-chaos.ts';
import { test } from '../../src/test.ts';

test.use({ actionTimeout: 60_000, navigationTimeout: 60_000 });

for (const means of ['PostgreSQL', 'Redis']) {
  test(`two servers that hear each other by ${means} are one, and one of them is killed again and again`, async ({
    openBrowser,
    startTwo,
  }) => {
    test.setTimeout(20 * 60_000);
    const redis = means === 'Redis' ? await startTestRedis() : null;
    try {
      const servers = await startTwo({ ACCESS_TOKEN_LIFETIME: '30', ...(redis && { REDIS_URL: redis.url }) });
      await storm({ seed: seedFrom(Date.now() % 100_000), rounds: 50, kills: 15, servers, openBrowser });
    } finally {
      await redis?.close();
    }
  });
}
