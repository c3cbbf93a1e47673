import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CONFIG_FILES = ['.oxlintrc.json', 'tooling', 'tsconfig.base.json', 'turbo.json', 'pnpm-workspace.yaml'];

/** Files of the fixture: path → text. */
export type LintFixtureFiles = Record<string, string>;

export interface LintFixtureRepo {
  root: string;
  write(files: LintFixtureFiles): void;
  /** The linter's output by file. */
  lint(): Map<string, string>;
  boundaries(): string;
  remove(): void;
}

const workspace = (name: string, dependencies: string[] = []): string =>
  JSON.stringify({
    name: `@quintet/${name}`,
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(dependencies.map((other) => [`@quintet/${other}`, 'workspace:*'])),
  });

function groupByFile(text: string): Map<string, string> {
  const output = new Map<string, string>();
  for (const line of text.split('\n')) {
    const path = /^([^:]+):\d+:\d+: /.exec(line)?.[1];
    if (path) output.set(path, `${output.get(path) ?? ''}${line}\n`);
  }
  return output;
}

/** Creates a small repository in a temporary folder with our configuration, in which tests break rules on purpose. */
export function createLintFixtureRepo(workspaces: Record<string, string[]>): LintFixtureRepo {
  const root = mkdtempSync(join(tmpdir(), 'quintet-lint-'));
  for (const name of CONFIG_FILES) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

  const write = (files: LintFixtureFiles) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  };
  const run = (tool: string, ...args: string[]) => {
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
    const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), args, {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    return stdout + stderr;
  };

  write({
    'package.json': JSON.stringify({ name: 'fixture', private: true, type: 'module', packageManager: 'pnpm@12.21.0' }),
    'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
  });
  for (const [folder, dependencies] of Object.entries(workspaces)) {
    const name = folder.split('/')[1]!;
    write({
      [`${folder}/package.json`]: workspace(name, dependencies),
      [`${folder}/turbo.json`]: JSON.stringify({ extends: ['//'], tags: [name] }),
      [`${folder}/tsconfig.json`]: JSON.stringify({ extends: '../../tsconfig.base.json', include: ['src'] }),
    });
  }
  return {
    root,
    write,
    lint: () => groupByFile(run('oxlint', '--format=unix', 'apps', 'packages')),
    boundaries: () => run('turbo', 'boundaries'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
