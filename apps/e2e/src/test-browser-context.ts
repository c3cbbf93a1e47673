import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

const origins = new WeakMap<BrowserContext, string>();

/** A browser whose pages are relative to `baseURL`, the origin of a brand's site. */
export async function openTestBrowserContext(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  origins.set(context, options.baseURL);
  return context;
}

/** How Node, which knows no names below localhost, reaches the context's site: the server, and the `host` header that names the brand. */
export function getApiOriginAndHost(context: BrowserContext): { origin: string; host: string } {
  const origin = origins.get(context);
  if (!origin) throw new Error('Open the context by openTestBrowserContext().');
  const { host, port } = new URL(origin);
  return { origin: `http://localhost:${port}`, host };
}
