import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_LAUNCH_OPTIONS } from '@quintet/chromium';
import { TEST_DEVICES } from './devices.ts';
import { openTestBrowserContext } from './test-browser-context.ts';

/** Opens a phone's browser with a fake, permitted microphone. The caller closes the browser. */
export async function launchBrowserWithMicrophone(
  baseURL: string,
): Promise<{ browser: Browser; context: BrowserContext }> {
  const args = [...CHROMIUM_LAUNCH_OPTIONS.args, '--use-fake-device-for-media-stream'];
  const browser = await chromium.launch({ ...CHROMIUM_LAUNCH_OPTIONS, args });
  const context = await openTestBrowserContext(browser, {
    ...TEST_DEVICES.phone,
    baseURL,
    permissions: ['microphone'],
  });
  return { browser, context };
}
