/** Writes src/generated/<slug>.css and <slug>.json for each brand, or for the slugs in the arguments. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSlugs, readTokens, toCss } from '../src/build.ts';

const brandsFolder = join(import.meta.dirname, '../../../brands');
const target = join(import.meta.dirname, '../src/generated');
const chosen = process.argv.slice(2);

mkdirSync(target, { recursive: true });
for (const slug of chosen.length > 0 ? chosen : brandSlugs(brandsFolder)) {
  const tokens = await readTokens(brandsFolder, slug);
  writeWhenChanged(join(target, `${slug}.css`), toCss(slug, tokens));
  writeWhenChanged(join(target, `${slug}.json`), `${JSON.stringify(tokens, null, 2)}\n`);
}

/** Keeps the modification time of an unchanged file, so that watchers and builds of other brands do not run. */
function writeWhenChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeFileSync(file, content);
}
