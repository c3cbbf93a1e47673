import { defineConfig } from '@playwright/test';
import { HEADLESS_CHROMIUM_LAUNCH_OPTIONS } from '@quintet/chromium';
import type { TestProjectOptions } from './src/test.ts';

/** V8 only interprets scripts: compiling them takes a tenth of the processor's time, and the pages of a test close before it pays. */
const NO_COMPILERS = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--max-lazy';

/** `npm test` leaves out the other engines, a brand's build, and the flows whose title ends in `@slow`. */
const SLOW = ['engines/*.spec.ts', 'build/sixth-brand.spec.ts'];
const SLOW_TITLE = /@slow$/;
const hasSlowTests = process.env['SLOW_TESTS'] !== '0';

/** Flows run once, on GU and a phone by default. Tests of brand differences run on each build that differs. */
export default defineConfig<TestProjectOptions>({
  testDir: 'tests',
  testIgnore: hasSlowTests ? [] : SLOW.map((path) => `**/${path}`),
  ...(!hasSlowTests && { grepInvert: SLOW_TITLE }),
  outputDir: 'report/tests',
  globalSetup: './src/global-setup.ts',
  // One more than cores: a flow waits for its pages and timers nearly half of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'report/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...HEADLESS_CHROMIUM_LAUNCH_OPTIONS,
      args: [...HEADLESS_CHROMIUM_LAUNCH_OPTIONS.args, NO_COMPILERS],
    },
    // A press whose target never appears fails before its test's timeout, and says so.
    actionTimeout: 60_000,
    // A trace costs a tenth of the processor's time; `--trace=retain-on-failure` makes one.
    trace: 'off',
  },
  projects: [
    // Firefox and WebKit; everything else runs in Chromium.
    { name: 'engines', testDir: 'tests/engines', workers: 2 },
    // A phone's three pixels per CSS pixel would take a tenth more time.
    { name: 'flows', testDir: 'tests/flows', use: { deviceScaleFactor: 1 } },
    { name: 'build', testDir: 'tests/build' },
    // Takes 15 minutes: `pnpm test:chaos`.
    ...(process.env['FAULTS'] ? [{ name: 'chaos', testDir: 'tests/chaos' }] : []),
    { name: 'brands', testDir: 'tests/brands' },
  ],
});
