import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';
import { DEVICES } from './devices.ts';

/** A phone's browser with a made-up microphone that may be used, at this address. The browser is to be closed. */
export async function openWithMicrophone(baseURL: string): Promise<{ browser: Browser; context: BrowserContext }> {
  const args = [...CHROMIUM.args, '--use-fake-device-for-media-stream'];
  const browser = await chromium.launch({ ...CHROMIUM, args });
  const context = await browser.newContext({ ...DEVICES.phone, baseURL, permissions: ['microphone'] });
  return { browser, context };
}
