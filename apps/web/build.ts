/**
 * `pnpm build`: apps/web/dist/<brand> for every folder in brands/, and dist/universal (design §3). Each is a run of turbo's task
 * `bundle` with the brand and a digest of what that brand says in the environment, so that turbo keeps one result per brand.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readBrands } from '@quintet/brand/read-brands';
import { BRANDS_FOLDER, REPOSITORY_ROOT, UNIVERSAL_BUILD_SLUG } from './build/brands.ts';

const BUNDLE = join(import.meta.dirname, '.bundle');
const DIST = join(import.meta.dirname, 'dist');

function digest(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = readdirSync(join(BRANDS_FOLDER, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.toSorted()) {
      hash
        .update(`${relative(BRANDS_FOLDER, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function bundle(slug: string, folders: readonly string[]): void {
  rmSync(BUNDLE, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    'turbo',
    ['run', 'bundle', '--filter=@quintet/web', '--output-logs=errors-only', '--log-prefix=none'],
    { cwd: REPOSITORY_ROOT, encoding: 'utf8', env: { ...process.env, BRAND: slug, BRAND_FILES: digest(folders) } },
  );
  if (status !== 0) {
    console.error(`${slug} did not build.\n${stdout}${stderr}`);
    process.exit(1);
  }
  rmSync(join(DIST, slug), { recursive: true, force: true });
  cpSync(BUNDLE, join(DIST, slug), { recursive: true });
  const said = stripVTControlCharacters(stdout);
  const time = /Time:\s+(\S+)/.exec(said)?.[1] ?? '';
  console.log(`${slug.padEnd(12)}${/Cached:\s+1 cached/.test(said) ? 'cache hit' : `built in ${time}`}`);
}

const slugs = readBrands(BRANDS_FOLDER).map(({ slug }) => slug);
mkdirSync(DIST, { recursive: true });
for (const stale of readdirSync(DIST)) {
  if (stale !== UNIVERSAL_BUILD_SLUG && !slugs.includes(stale)) rmSync(join(DIST, stale), { recursive: true });
}
for (const slug of slugs) bundle(slug, [slug]);
bundle(UNIVERSAL_BUILD_SLUG, slugs);
