import type { EngineBrowser } from './engine.ts';
import { launchFirefox } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

/** The engines besides Chromium, in which the flows run, by test name. */
export const NON_CHROMIUM_LAUNCHERS: Readonly<Record<string, () => Promise<EngineBrowser>>> = {
  firefox: launchFirefox,
  webkit: launchWebKit,
};
