import type { Locale } from '@quintet/i18n/locales';
import { test as base, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { TEST_DEVICES, type TestDeviceName } from './devices.ts';
import { getServerOrigin, type ServerProcess } from './server-process.ts';
import { getSharedServerPort } from './shared-server.ts';
import { openTestBrowserContext } from './test-browser-context.ts';
import { TEST_SITES, type TestSite } from './test-site.ts';
import { DemoDataSnapshot } from './demo-data-snapshot.ts';

export interface TestProjectOptions {
  site: TestSite;
  device: TestDeviceName;
  /** Page errors that a test causes on purpose. */
  expectedErrors: RegExp[];
}

interface BrowserOptions {
  device?: TestDeviceName;
  site?: TestSite;
  /** Replaces the shared server, with another server or a proxy. */
  server?: Pick<ServerProcess, 'origin'>;
  /** Replaces the brand's first language. */
  locale?: Locale;
  /** Allows the service worker; `page.route` does not see its requests. */
  allowServiceWorker?: boolean;
}

interface Fixtures {
  /** A browser with its own storage and connection. An unexpected page error fails the test. */
  openBrowser: (options?: BrowserOptions) => Promise<BrowserContext>;
  /** A server on a fresh copy of the demo data, for tests that stop it, kill it or enable maintenance. */
  startServer: (env?: Record<string, string>) => Promise<ServerProcess>;
  /** Two servers on one database of their own. */
  startServerPair: (env?: Record<string, string>) => Promise<readonly ServerProcess[]>;
}

let lastIp = 0;

/** An IP that no other browser of this run has. */
function createIp(worker: number): string {
  lastIp += 1;
  return `10.${worker % 256}.${Math.floor(lastIp / 256)}.${lastIp % 256}`;
}

const getSlug = (site: TestSite) => (site.isUniversal ? undefined : site.slug);

/**
 * Attaches a screenshot of each open page to a failed test. Playwright's own option also takes one of each page of tests that pass, which
 * costs a tenth of all time.
 */
async function attachScreenshots(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const name = `page-${index + 1}.png`;
    const path = testInfo.outputPath(name);
    const isTaken = await page.screenshot({ path, timeout: 5000 }).then(
      () => true,
      // A page that hangs has none.
      () => false,
    );
    if (isTaken) testInfo.attachments.push({ name, path, contentType: 'image/png' });
  }
}

export const test = base.extend<TestProjectOptions & Fixtures>({
  site: [TEST_SITES[0]!, { option: true }],
  device: ['phone', { option: true }],
  expectedErrors: [[], { option: true }],

  startServer: async ({ browserName: _ }, use, { testId }) => {
    const snapshot = new DemoDataSnapshot(process.env['E2E_WORLD']!);
    const servers: ServerProcess[] = [];
    await use(async (env) => {
      const server = await snapshot.startServer(`${testId}-${servers.length}`, env);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },

  startServerPair: async ({ browserName: _ }, use, { testId }) => {
    const snapshot = new DemoDataSnapshot(process.env['E2E_WORLD']!);
    const cleanups: (() => Promise<void>)[] = [];
    await use(async (env) => {
      const { servers, stop } = await snapshot.startServerPair(`${testId}-two-${cleanups.length}`, env);
      cleanups.push(async () => {
        await Promise.all(servers.map((server) => server.stop()));
        await stop();
      });
      return servers;
    });
    for (const end of cleanups) await end();
  },

  openBrowser: async ({ browser, site, device, deviceScaleFactor, expectedErrors }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (options = {}) => {
      const slug = getSlug(options.site ?? site);
      const context = await openTestBrowserContext(browser, {
        ...TEST_DEVICES[options.device ?? device],
        ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
        baseURL: options.server?.origin(slug) ?? getServerOrigin(getSharedServerPort(), slug),
        reducedMotion: 'reduce',
        serviceWorkers: options.allowServiceWorker ? 'allow' : 'block',
        // The recommendation prefers no language.
        extraHTTPHeaders: { 'x-forwarded-for': createIp(testInfo.workerIndex), 'accept-language': '*' },
      });
      contexts.push(context);
      if (options.locale) {
        // axe's blank page has no storage.
        await context.addInitScript((locale) => {
          if (location.origin !== 'null') localStorage.setItem('quintet.locale', locale);
        }, options.locale);
      }
      context.on('weberror', (error) => errors.push(error.error().message));
      return context;
    });
    const listUnexpectedErrors = () =>
      errors.filter((message) => !expectedErrors.some((expected) => expected.test(message)));
    if (testInfo.status !== testInfo.expectedStatus || listUnexpectedErrors().length > 0)
      await attachScreenshots(contexts, testInfo);
    for (const context of contexts) await context.close();
    const unexpectedErrors = listUnexpectedErrors();
    if (unexpectedErrors.length > 0) throw new Error(`errors on the page:\n${unexpectedErrors.join('\n')}`);
  },

  context: async ({ openBrowser }, use) => {
    await use(await openBrowser());
  },

  page: async ({ context }, use) => {
    const page: Page = await context.newPage();
    await use(page);
  },
});

export { expect } from '@playwright/test';
