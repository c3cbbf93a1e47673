import { defineConfig } from '@playwright/test';
import { HEADLESS_CHROMIUM } from '@quintet/chromium';
import { SITES } from './src/site.ts';
import type { Options } from './src/test.ts';

/** Flows run once, on GU and a phone by default. Tests of brand differences run on each build of the brand list. */
export default defineConfig<Options>({
  testDir: 'tests',
  outputDir: 'report/tests',
  globalSetup: './src/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'report/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: HEADLESS_CHROMIUM,
    // Without pictures of each action, which cost a tenth of the processor's time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // A phone's three pixels per CSS pixel would take a tenth more time.
    { name: 'flows', testDir: 'tests/flows', use: { deviceScaleFactor: 1 } },
    // Firefox and WebKit; everything else runs in Chromium.
    // One after the other: each of them draws without a graphics card and needs a core of its own.
    { name: 'engines', testDir: 'tests/engines', fullyParallel: false },
    { name: 'build', testDir: 'tests/build' },
    // Takes 15 minutes: `pnpm test:chaos`.
    ...(process.env['FAULTS'] ? [{ name: 'chaos', testDir: 'tests/chaos' }] : []),
    ...SITES.map((site) => ({ name: site.slug, testDir: 'tests/brands', use: { site } })),
  ],
});
