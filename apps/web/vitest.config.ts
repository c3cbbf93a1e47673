import { defineConfig } from 'vitest/config';

/** Unit tests run without the build's plugins. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 60_000 },
});
