import { fileURLToPath } from 'node:url';
import { HEADLESS_CHROMIUM_LAUNCH_OPTIONS } from '@quintet/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url));

/** `npm test` shows only those whole screens whose turn is the phone: a third. */
const isOnPhoneOnly = process.env['SLOW_TESTS'] === '0';

/** Optimizing what runs a few times, and collecting a small heap often, cost a tenth of the processor's time. */
const V8_OPTIONS = '--js-flags=--no-opt,--max-semi-space-size=32';

/** Each round runs every story once, in another combination of brand, language and theme (.storybook/matrix.ts). */
const rounds = Array.from({ length: Number(process.env['STORY_ROUNDS'] ?? 1) }, (_, round) => round);

export default defineConfig({
  test: {
    // Two pages take the stories in turn; the default leaves one of two cores idle.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 } },
      {
        plugins: [storybookTest({ configDir })],
        test: {
          name: 'stories',
          setupFiles: [`${configDir}/matrix-setup.ts`],
          // Storybook unmounts every story, so one page for all files is safe and halves the time.
          isolate: false,
          // The first story loads everything, axe included.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...HEADLESS_CHROMIUM_LAUNCH_OPTIONS,
                args: [...HEADLESS_CHROMIUM_LAUNCH_OPTIONS.args, V8_OPTIONS],
              },
            }),
            screenshotFailures: false,
            instances: rounds.map((round) => ({
              browser: 'chromium',
              name: `stories ${round}`,
              provide: { round, isOnPhoneOnly },
            })),
          },
        },
      },
    ],
  },
});
