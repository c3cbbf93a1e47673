import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    hookTimeout: 600_000,
    testTimeout: 60_000,
    // `npm test` seeds the demo data for its end-to-end tests.
    exclude: [...configDefaults.exclude, ...(process.env['SLOW_TESTS'] === '0' ? ['src/seed.test.ts'] : [])],
    globalSetup: ['../server/src/base/database/test-setup-embedded.ts'],
  },
});
