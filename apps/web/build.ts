/**
 * `pnpm build`: apps/web/dist/<brand> for every folder in brands/, and dist/universal (design §3). Each is a run of turbo's task
 * `bundle` with the brand and a digest of what that brand says in the environment, so that turbo keeps one result per brand.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BRANDS_FOLDER, REPOSITORY_ROOT } from './build/brands.ts';
import { digestBuildInputs } from './build/digest.ts';

const BUNDLE = join(import.meta.dirname, '.bundle');
const DIST = join(import.meta.dirname, 'dist');

function bundle(slug: string, digest: string): void {
  rmSync(BUNDLE, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    'turbo',
    ['run', 'bundle', '--filter=@quintet/web', '--output-logs=errors-only', '--log-prefix=none'],
    { cwd: REPOSITORY_ROOT, encoding: 'utf8', env: { ...process.env, BRAND: slug, BRAND_FILES: digest } },
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

const builds = digestBuildInputs(BRANDS_FOLDER);
mkdirSync(DIST, { recursive: true });
for (const stale of readdirSync(DIST)) {
  if (!builds.has(stale)) rmSync(join(DIST, stale), { recursive: true });
}
for (const [slug, digest] of builds) bundle(slug, digest);
