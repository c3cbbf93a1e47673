import { BRANDS } from '@quintet/brand/list';
import { expect, test } from 'vitest';
import { readBrandBuildConfig, readBrandThemeColors } from './brands.ts';
import { brandFilesPlugin } from './brand-files.ts';

function emitFiles(slug: string): Map<string, string> {
  const files = new Map<string, string>();
  const context = { emitFile: (file: { fileName: string; source: string }) => files.set(file.fileName, file.source) };
  const { generateBundle } = brandFilesPlugin(readBrandBuildConfig(slug));
  (generateBundle as () => void).call(context);
  return files;
}

test.each(BRANDS)('site files of $slug: the browser has the page background of both themes', ({ slug }) => {
  const files = emitFiles(slug);
  const { light, dark } = readBrandThemeColors(slug);
  expect(JSON.parse(files.get('manifest.webmanifest')!)).toMatchObject({ theme_color: light, background_color: light });
  for (const color of [light, dark]) expect(files.get('terms.html')).toContain(`name="theme-color" content="${color}"`);
  expect(light).not.toBe(dark);
});

test('site files of the universal build: each brand has a folder', () => {
  const names = [...emitFiles('universal').keys()];
  expect(names).toEqual(expect.arrayContaining(BRANDS.map(({ slug }) => `brands/${slug}/icon.svg`)));
});
