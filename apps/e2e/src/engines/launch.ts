import type { EngineBrowser } from './engine.ts';
import { launchChromium, launchFirefox } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

/** The three engines by test name. */
export const ENGINES: Readonly<Record<string, () => Promise<EngineBrowser>>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};
