import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADLESS_CHROMIUM_LAUNCH_OPTIONS } from '@quintet/chromium';
import { LOCALES } from '@quintet/i18n/locales';
import { chromium } from 'playwright';
import { preview as startPreview } from 'vite';
import { type ContactSheetDeviceName, getPictureFileName, listBrandThemePairsOfLocale } from './looks.ts';
import { openStorybookPreview, type StorybookPreview } from './open-preview.ts';
import type { StoryEntry } from './stories.ts';

const CONCURRENCY = 2;

interface Result {
  count: number;
  /** A line for each story that has no picture. */
  missing: string[];
}

/** Takes pictures of the stories of a built Storybook in every look, one folder for each story. */
export async function writeStoryPictures(
  site: string,
  stories: readonly StoryEntry[],
  devices: readonly ContactSheetDeviceName[],
  target: string,
): Promise<Result> {
  const server = await startPreview({
    configFile: false,
    root: site,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: 'localhost' },
  });
  const url = server.resolvedUrls!.local[0]!;
  const browser = await chromium.launch(HEADLESS_CHROMIUM_LAUNCH_OPTIONS);
  const jobs = devices.flatMap((device) =>
    LOCALES.flatMap((locale) => stories.map((story) => ({ device, locale, story }))),
  );
  const total = jobs.reduce((sum, { locale }) => sum + listBrandThemePairsOfLocale(locale).length, 0);
  const result: Result = { count: 0, missing: [] };
  for (const { id } of stories) rmSync(join(target, id), { recursive: true, force: true });

  const queue = jobs.values();
  const work = async (): Promise<void> => {
    let preview: StorybookPreview | undefined;
    for (const { device, locale, story } of queue) {
      const folder = join(target, story.id);
      mkdirSync(folder, { recursive: true });
      try {
        if (preview?.device !== device || preview.locale !== locale) {
          await preview?.close();
          preview = await openStorybookPreview(browser, url, device, locale);
        }
        await preview.show(story.id, (look, picture) => {
          writeFileSync(join(folder, getPictureFileName(device, locale, look)), picture);
          if ((result.count += 1) % 500 === 0) console.log(`  ${result.count} of ${total} pictures`);
        });
      } catch (error) {
        result.missing.push(`${story.title}/${story.name}, ${device}, ${locale}: ${(error as Error).message}`);
        await preview?.close();
        preview = undefined;
      }
    }
    await preview?.close();
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  return result;
}
