import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FILE_NAME = /^(?<family>[A-Za-z][A-Za-z0-9]*)-(?<weight>\d{3}(?:_\d{3})?)\.woff2$/;

/** Names of the web fonts in `brands/<slug>/assets/fonts`: `Nova-400.woff2`, or `Nova-100_900.woff2` for a variable font. */
export function listBrandFontFiles(brandsFolder: string, slug: string): string[] {
  const folder = join(brandsFolder, slug, 'assets/fonts');
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  for (const name of names) {
    if (!FILE_NAME.test(name))
      throw new Error(`brands/${slug}/assets/fonts/${name}: name it Family-400.woff2 or Family-100_900.woff2`);
  }
  return names;
}

/** The rules that make the fonts known by their families. Text shows in the next font of the list until a font has loaded. */
export function toFontFaceCss(slug: string, names: readonly string[]): string {
  return names
    .map((name) => {
      const { family, weight } = FILE_NAME.exec(name)!.groups!;
      const source = `url(/fonts/${slug}/${name}) format("woff2")`;
      return `@font-face{font-family:${family};font-weight:${weight!.replace('_', ' ')};font-display:swap;src:${source}}\n`;
    })
    .join('');
}
