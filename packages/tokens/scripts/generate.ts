/** Writes src/generated/<slug>.css and <slug>.json for each brand, or for the slugs in the arguments. Fails for unreadable colours. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBrandSlugs, resolveBrandTokens, toBrandCss } from '../src/build.ts';
import { findColorFaults } from '../src/contrast.ts';
import { listBrandFontFiles, toFontFaceCss } from '../src/fonts.ts';

const brandsFolder = join(import.meta.dirname, '../../../brands');
const target = join(import.meta.dirname, '../src/generated');
const chosen = process.argv.slice(2);

mkdirSync(target, { recursive: true });
for (const slug of chosen.length > 0 ? chosen : listBrandSlugs(brandsFolder)) {
  const tokens = await resolveBrandTokens(brandsFolder, slug);
  const faults = findColorFaults(tokens);
  if (faults.length > 0) {
    console.error([`brands/${slug}/tokens.json:`, ...faults].join('\n  '));
    process.exitCode = 1;
    continue;
  }
  writeWhenChanged(
    join(target, `${slug}.css`),
    toFontFaceCss(slug, listBrandFontFiles(brandsFolder, slug)) + toBrandCss(slug, tokens),
  );
  writeWhenChanged(join(target, `${slug}.json`), `${JSON.stringify(tokens, null, 2)}\n`);
}

/** Keeps the modification time of an unchanged file, so that watchers and builds of other brands do not run. */
function writeWhenChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeFileSync(file, content);
}
