/** Pictures before and after a change. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Runs a command in a folder; its failure ends this program with its exit code. */
function run(folder: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function resolveCommit(commit: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  console.error(`no such commit: ${commit}`);
  process.exit(1);
}

/** Builds the Storybook of a commit in `.cache`, once. Returns its folder. */
export function buildStorybookAtCommit(commit: string): string {
  const hash = resolveCommit(commit);
  const folder = join(ROOT, '.cache/against', hash);
  const site = join(folder, '.storybook/storybook-static');
  if (existsSync(join(site, 'index.json'))) return site;
  console.log(`Building the Storybook of ${hash.slice(0, 8)} …`);
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, '.archive.tar');
  run(ROOT, 'git', 'archive', '--output', archive, hash);
  run(folder, 'tar', '-xf', archive);
  rmSync(archive);
  run(folder, process.execPath, 'scripts/run.mjs', 'turbo', 'run', 'generate', '--output-logs=errors-only');
  const build = ['exec', 'storybook', 'build', '--config-dir', '.', '--quiet', '--disable-telemetry'];
  run(folder, process.execPath, 'scripts/run.mjs', 'pnpm', '--filter', '@quintet/storybook', ...build);
  return site;
}

/** Deletes the pictures that are the same in `before` and `after`. Returns the paths of the others, relative to both. */
export function deleteUnchangedPictures(folder: string): string[] {
  const list = (side: string) => globSync('*/*.webp', { cwd: join(folder, side) });
  const files = [...new Set([...list('before'), ...list('after')])].toSorted();
  return files.filter((file) => {
    const [before, after] = ['before', 'after'].map((side) => join(folder, side, file)) as [string, string];
    const isChanged = !existsSync(before) || !existsSync(after) || !readFileSync(before).equals(readFileSync(after));
    if (!isChanged) for (const path of [before, after]) rmSync(path);
    return isChanged;
  });
}
