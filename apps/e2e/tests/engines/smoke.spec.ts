import { test as base } from '@playwright/test';
import { tourAsGuest } from '../../src/engines/guest-tour.ts';
import { ENGINES } from '../../src/engines/launch.ts';
import { NetworkProxy } from '../../src/engines/network-proxy.ts';
import { tourAsMember } from '../../src/engines/member-tour.ts';
import { Visitor } from '../../src/engines/visitor.ts';

/** The main tasks in each engine: overlays are visible and inside the window, and the app opens offline. */

base.setTimeout(120_000);

const test = base.extend<{ networkProxy: NetworkProxy }>({
  networkProxy: async ({ browserName: _ }, use) => {
    const networkProxy = await new NetworkProxy(Number(process.env['E2E_PORT'])).open();
    await use(networkProxy);
    await networkProxy.disconnect();
  },
});

for (const [engine, launch] of Object.entries(ENGINES)) {
  const tour = (
    title: string,
    run: (visitor: Visitor, networkProxy: NetworkProxy, imagePath: string) => Promise<void>,
  ): void =>
    test(`${engine}: ${title}`, async ({ networkProxy }, testInfo) => {
      const browser = await launch();
      try {
        await run(new Visitor(browser), networkProxy, testInfo.outputPath('picture.png'));
      } catch (error) {
        await testInfo.attach('window', { body: await browser.takeScreenshot(), contentType: 'image/png' });
        throw error;
      } finally {
        await browser.close();
      }
    });

  tour('guest tour: feed, post, images, video, offline reload', tourAsGuest);
  tour('user tour: comment, messages, image, room offline', (visitor, networkProxy, imagePath) =>
    tourAsMember(visitor, { proxy: networkProxy, port: Number(process.env['E2E_PORT']), imagePath }),
  );
}
