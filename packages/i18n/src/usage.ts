/** Finds the message ids that source code names: types see most of them, but not those of packages that may not import i18n. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['apps/*/{src,build}/**/*.{ts,tsx}', 'packages/{api,domain,ui}/src/**/*.{ts,tsx}'];

/** Ids of these slices in quotes, `slice.surface.purpose`, with the first file that names each. */
export function findUsedIds(root: string, slices: readonly string[]): Map<string, string> {
  const id = new RegExp(`['"\`]((?:${slices.join('|')})\\.[a-z0-9-]+\\.[\\w.-]*[\\w-])['"\`]`, 'g');
  const files = globSync(SOURCES, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'generated' });
  const used = new Map<string, string>();
  for (const file of files.toSorted()) {
    for (const [, found = ''] of readFileSync(join(root, file), 'utf8').matchAll(id)) {
      if (!used.has(found)) used.set(found, file);
    }
  }
  return used;
}
