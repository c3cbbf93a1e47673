import { test as base } from '@playwright/test';
import { tourAsGuest } from '../../src/engines/guest-tour.ts';
import { ENGINES } from '../../src/engines/launch.ts';
import { Line } from '../../src/engines/network-proxy.ts';
import { tourAsMember } from '../../src/engines/member-tour.ts';
import { Visitor } from '../../src/engines/visitor.ts';

/** What one does most, in each engine: what opens lies inside the window and can be seen, and the app opens again offline. */

base.setTimeout(120_000);

const test = base.extend<{ line: Line }>({
  line: async ({ browserName: _ }, use) => {
    const line = await new Line(Number(process.env['E2E_PORT'])).open();
    await use(line);
    await line.cut();
  },
});

for (const [engine, launch] of Object.entries(ENGINES)) {
  const tour = (title: string, take: (visitor: Visitor, line: Line, picturePath: string) => Promise<void>): void =>
    test(`${engine}: ${title}`, async ({ line }, testInfo) => {
      const browser = await launch();
      try {
        await take(new Visitor(browser), line, testInfo.outputPath('picture.png'));
      } catch (error) {
        await testInfo.attach('window', { body: await browser.takeScreenshot(), contentType: 'image/png' });
        throw error;
      } finally {
        await browser.close();
      }
    });

  tour('a guest sees home, a post, its pictures and a video, and reloads offline', tourAsGuest);
  tour('a member comments, writes, sends a picture, and opens the room again offline', (visitor, line, picturePath) =>
    tourAsMember(visitor, { line, port: Number(process.env['E2E_PORT']), picturePath }),
  );
}
