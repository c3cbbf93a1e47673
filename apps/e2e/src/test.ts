import type { Locale } from '@quintet/i18n/locales';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { DEVICES, type DeviceName } from './devices.ts';
import { originAt, type Server } from './server.ts';
import { SITES, type Site } from './site.ts';
import { World } from './data-snapshot.ts';

export interface Options {
  site: Site;
  device: DeviceName;
  /** Errors on a page that a test brings about on purpose. */
  expectedErrors: RegExp[];
}

interface BrowserOptions {
  device?: DeviceName;
  site?: Site;
  /** Instead of the server that all tests share: another one, or what stands before it. */
  server?: Pick<Server, 'origin'>;
  /** Instead of the brand's first language. */
  locale?: Locale;
  /** Whether the app may keep itself on the device; then what it loads is not seen by `page.route`. */
  keepsApp?: boolean;
}

interface Fixtures {
  /** A browser of its own: own storage, own connection. An unexpected error on one of its pages fails the test. */
  openBrowser: (options?: BrowserOptions) => Promise<BrowserContext>;
  /** A server of the test's own over a fresh copy of the demo world, to stop, kill or put under maintenance. */
  startServer: (env?: Record<string, string>) => Promise<Server>;
  /** Two servers over one database of the test's own. */
  startTwo: (env?: Record<string, string>) => Promise<readonly Server[]>;
}

let lastAddress = 0;

/** An address that no other browser of this run has. */
function newAddress(worker: number): string {
  lastAddress += 1;
  return `10.${worker % 256}.${Math.floor(lastAddress / 256)}.${lastAddress % 256}`;
}

const slugAt = (site: Site) => (site.isUniversal ? undefined : site.slug);

export const test = base.extend<Options & Fixtures>({
  site: [SITES[0]!, { option: true }],
  device: ['phone', { option: true }],
  expectedErrors: [[], { option: true }],

  startServer: async ({ browserName: _ }, use, { testId }) => {
    const world = new World(process.env['E2E_WORLD']!);
    const servers: Server[] = [];
    await use(async (env) => {
      const server = await world.startServer(`${testId}-${servers.length}`, env);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },

  startTwo: async ({ browserName: _ }, use, { testId }) => {
    const world = new World(process.env['E2E_WORLD']!);
    const ends: (() => Promise<void>)[] = [];
    await use(async (env) => {
      const { servers, stop } = await world.startTwo(`${testId}-two-${ends.length}`, env);
      ends.push(async () => {
        await Promise.all(servers.map((server) => server.stop()));
        await stop();
      });
      return servers;
    });
    for (const end of ends) await end();
  },

  openBrowser: async ({ browser, site, device, expectedErrors }, use, { workerIndex }) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (options = {}) => {
      const slug = slugAt(options.site ?? site);
      const context = await browser.newContext({
        ...DEVICES[options.device ?? device],
        baseURL: options.server?.origin(slug) ?? originAt(Number(process.env['E2E_PORT']), slug),
        reducedMotion: 'reduce',
        serviceWorkers: options.keepsApp ? 'allow' : 'block',
        extraHTTPHeaders: { 'x-forwarded-for': newAddress(workerIndex) },
      });
      contexts.push(context);
      if (options.locale) {
        // axe's own blank page has no storage.
        await context.addInitScript((locale) => {
          if (location.origin !== 'null') localStorage.setItem('quintet.locale', locale);
        }, options.locale);
      }
      context.on('weberror', (error) => errors.push(error.error().message));
      return context;
    });
    for (const context of contexts) await context.close();
    const surprises = errors.filter((message) => !expectedErrors.some((expected) => expected.test(message)));
    if (surprises.length > 0) throw new Error(`errors on the page:\n${surprises.join('\n')}`);
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
