import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readBrands } from '@quintet/brand/read-brands';
import { UNIVERSAL_BUILD_SLUG } from './brands.ts';

/** The digest of what goes into each build from the folder of brands, by slug: a build is repeated when its digest changes. */
export function digestBuildInputs(brandsFolder: string): ReadonlyMap<string, string> {
  const slugs = readBrands(brandsFolder).map(({ slug }) => slug);
  return new Map([
    ...slugs.map((slug) => [slug, digestFolders(brandsFolder, [slug])] as const),
    [UNIVERSAL_BUILD_SLUG, digestFolders(brandsFolder, slugs)] as const,
  ]);
}

function digestFolders(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.toSorted()) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
