import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url));

/** Chromium without background services (design §10). */
const chromium = playwright({
  launchOptions: {
    executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

/**
 * Every story as a test, axe included, on a phone unless it asks for a wide window: once in light and once in dark. STORY_BRAND and
 * STORY_LOCALE choose another brand and language for a run.
 */
function stories(name: string, theme: 'light' | 'dark'): TestProjectConfiguration {
  const { STORY_BRAND: brand, STORY_LOCALE: locale } = process.env;
  return {
    plugins: [
      storybookTest({
        configDir,
        initialGlobals: { theme, viewport: { value: 'phone' }, ...(brand && { brand }), ...(locale && { locale }) },
      }),
    ],
    test: {
      name,
      // Storybook unmounts every story, so one page for all files is safe and halves the time.
      isolate: false,
      // The first story loads everything, axe included.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: chromium,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'] } },
      stories('stories', 'light'),
      stories('stories-dark', 'dark'),
    ],
  },
});
