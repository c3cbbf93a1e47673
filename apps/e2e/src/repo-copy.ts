import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const GENERATED = new Set([
  'dist',
  '.bundle',
  'report',
  '.turbo',
  '.data',
  '.git',
  '.cache',
  'generated',
  'storybook-static',
]);
const run = promisify(execFile);

/** Turbo's cache, which the linked worktrees of a repository share. */
function findTurboCache(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--path-format=absolute', '--git-common-dir'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return join(status === 0 ? dirname(stdout.trim()) : ROOT, '.turbo/cache');
}

/** A copy of the repository's sources in a temporary folder with the same packages and build cache, for changing brands. */
export class RepoCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'quintet-tree-'));

  constructor() {
    for (const name of readdirSync(ROOT)) {
      if (name === 'node_modules' || GENERATED.has(name)) continue;
      cpSync(join(ROOT, name), join(this.root, name), {
        recursive: true,
        // Links in each workspace's node_modules must point to the copies, not to the originals.
        verbatimSymlinks: true,
        filter: (source) => !GENERATED.has(basename(source)),
      });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'));
    // What the copy builds is not added to the repository's cache.
    const [cache, copy] = [findTurboCache(), this.path('.turbo/cache')];
    mkdirSync(copy, { recursive: true });
    for (const entry of readdirSync(cache)) symlinkSync(join(cache, entry), join(copy, entry));
  }

  path(...parts: string[]): string {
    return join(this.root, ...parts);
  }

  /** Copies a folder within the copy. */
  copy(from: string, to: string): void {
    mkdirSync(dirname(this.path(to)), { recursive: true });
    cpSync(this.path(from), this.path(to), { recursive: true });
  }

  /** Runs `turbo run …` like `pnpm generate` and `pnpm build`. Returns its output. */
  async turbo(...tasks: string[]): Promise<string> {
    const env = {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
      TURBO_TELEMETRY_DISABLED: '1',
    };
    const { stdout, stderr } = await run('turbo', ['run', ...tasks], { cwd: this.root, env, maxBuffer: 2 ** 24 });
    return stripVTControlCharacters(stdout + stderr);
  }

  remove(): void {
    if (existsSync(this.root)) rmSync(this.root, { recursive: true, force: true });
  }
}
