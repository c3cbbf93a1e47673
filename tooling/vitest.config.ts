import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { root: import.meta.dirname, testTimeout: 30_000 } });
