import { test as base, type TestInfo } from '@playwright/test';
import { tourAsGuest } from '../../src/engines/guest-tour.ts';
import { tourAsGroupOwner } from '../../src/engines/group-tour.ts';
import { NON_CHROMIUM_LAUNCHERS } from '../../src/engines/launch.ts';
import { OfflineProxy } from '../../src/engines/offline-proxy.ts';
import { tourAsSignedInUser } from '../../src/engines/signed-in-tour.ts';
import { TourVisitor } from '../../src/engines/visitor.ts';
import { getSharedServerPort } from '../../src/shared-server.ts';

/** The main tasks in each engine: overlays are visible and inside the window, and the app opens offline. */

base.setTimeout(180_000);

const test = base.extend<{ networkProxy: OfflineProxy }>({
  networkProxy: async ({ browserName: _ }, use) => {
    const networkProxy = await new OfflineProxy(getSharedServerPort()).open();
    await use(networkProxy);
    await networkProxy.disconnect();
  },
});

/** The first of the demo users who are friends of the tours, one for each engine and repetition. */
const FIRST_FRIEND = 6;

for (const [index, [engine, launch]] of Object.entries(NON_CHROMIUM_LAUNCHERS).entries()) {
  const tour = (
    title: string,
    run: (visitor: TourVisitor, networkProxy: OfflineProxy, testInfo: TestInfo) => Promise<void>,
  ): void =>
    test(`${engine}: ${title}`, async ({ networkProxy }, testInfo) => {
      const browser = await launch();
      try {
        await run(new TourVisitor(browser), networkProxy, testInfo);
      } catch (error) {
        // An engine that hangs takes no picture; the test's own error says more.
        const body = await browser.takeScreenshot().catch(() => null);
        if (body) await testInfo.attach('window', { body, contentType: 'image/png' });
        throw error;
      } finally {
        await browser.close();
      }
    });

  tour('guest tour: feed, post, images, video, discover, search', tourAsGuest);
  tour('user tour: comment, messages, image, room offline', (visitor, proxy, testInfo) =>
    tourAsSignedInUser(visitor, { proxy, port: getSharedServerPort(), imagePath: testInfo.outputPath('picture.png') }),
  );
  tour('user tour: search, notifications, groups, red envelope, points', (visitor, proxy, { repeatEachIndex }) =>
    tourAsGroupOwner(visitor, {
      proxy,
      port: getSharedServerPort(),
      friendIndex: FIRST_FRIEND + index + 2 * repeatEachIndex,
    }),
  );
}
