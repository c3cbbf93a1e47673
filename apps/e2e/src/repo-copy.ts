import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const MADE = new Set([
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

/**
 * A copy of the repository's sources in a temporary folder, over the same installed packages: to change a brand in, and
 * to build.
 */
export class Tree {
  readonly root = mkdtempSync(join(tmpdir(), 'quintet-tree-'));

  constructor() {
    for (const name of readdirSync(ROOT)) {
      if (name === 'node_modules' || MADE.has(name)) continue;
      cpSync(join(ROOT, name), join(this.root, name), {
        recursive: true,
        // The links in each workspace's node_modules lead to its neighbours: the copies, not the originals.
        verbatimSymlinks: true,
        filter: (source) => !MADE.has(basename(source)),
      });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'));
  }

  path(...parts: string[]): string {
    return join(this.root, ...parts);
  }

  /** Copies a folder to another place in the tree. */
  copy(from: string, to: string): void {
    mkdirSync(dirname(this.path(to)), { recursive: true });
    cpSync(this.path(from), this.path(to), { recursive: true });
  }

  /** `turbo run …` as `pnpm generate` and `pnpm build` call it; what it prints. */
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
