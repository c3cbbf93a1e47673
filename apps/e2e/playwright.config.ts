import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './src/chromium.ts';
import type { DeviceName } from './src/devices.ts';
import { SITES } from './src/site.ts';
import type { Options } from './src/test.ts';

const DEVICE_NAMES: DeviceName[] = ['phone', 'desktop'];

/** The flows once, on GU and a phone; what differs by brand on every build, phone and desktop, from the one brand list. */
export default defineConfig<Options>({
  testDir: 'tests',
  outputDir: 'report/tests',
  globalSetup: './src/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'report/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: CHROMIUM,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'flows', testDir: 'tests/flows' },
    { name: 'house', testDir: 'tests/house' },
    ...SITES.flatMap((site) =>
      DEVICE_NAMES.map((device) => ({
        name: `${site.slug} ${device}`,
        testDir: 'tests/brands',
        // What comes over the wire does not depend on the window.
        testIgnore: device === 'desktop' ? '**/first-screen.spec.ts' : [],
        use: { site, device },
      })),
    ),
  ],
});
