import { chromium, type BrowserContext } from '@playwright/test';
import { CHROMIUM_LAUNCH_OPTIONS } from '@quintet/chromium';
import { findFreePort } from './server-process.ts';

export interface BrowserWithHiddenTabs {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** A browser whose tabs are hidden while another is in front. Playwright treats each page as visible, except in a browser that it connects to without defaults. */
export async function openBrowserWithHiddenTabs(): Promise<BrowserWithHiddenTabs> {
  const port = await findFreePort();
  const launched = await chromium.launch({
    ...CHROMIUM_LAUNCH_OPTIONS,
    args: [...CHROMIUM_LAUNCH_OPTIONS.args, `--remote-debugging-port=${port}`],
  });
  const tabbed = await chromium.connectOverCDP(`http://localhost:${port}`, { noDefaults: true });
  return {
    context: tabbed.contexts()[0]!,
    async close() {
      await tabbed.close();
      await launched.close();
    },
  };
}
