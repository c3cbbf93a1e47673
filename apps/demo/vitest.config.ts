import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    hookTimeout: 600_000,
    testTimeout: 60_000,
    globalSetup: ['../server/src/base/database/test-setup-embedded.ts'],
  },
});
