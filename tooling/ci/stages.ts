import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, runCommand, type Command } from './command.ts';
import { add, countPlaywright, countVitest, failure, NOTHING, readCounts, success, type Counts } from './counts.ts';

export interface Stage {
  name: string;
  /** Part of `pnpm check`: what needs no browser, no database and no build. */
  isCheck?: true;
  run: (name: string) => Promise<Counts>;
}

const WORKSPACES = ['packages/*', 'apps/*', 'tooling', '.storybook'];
const turbo = (...args: string[]): Command['run'] => ['turbo', 'run', ...args, '--continue', '--output-logs=new-only'];

async function outcome(name: string, command: Command): Promise<Counts> {
  const { isOk, tail, log } = await runCommand(name, command);
  return isOk ? success : failure([`${name} (${log.slice(ROOT.length + 1)})`, ...tail].join('\n'));
}

/** One command that either holds or does not: counts as one test. */
const holds = (name: string, ...run: Command['run']): Stage => ({
  name,
  isCheck: true,
  run: () => outcome(name, { run }),
});

/** Folders of the workspaces that have this script. */
function foldersWith(script: string): string[] {
  const manifests = WORKSPACES.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }));
  return manifests
    .filter((path) => {
      const { scripts } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { scripts?: Record<string, string> };
      return scripts?.[script];
    })
    .map((path) => dirname(path))
    .toSorted();
}

/** Vitest in every workspace that has the script; each leaves its report, which turbo keeps with the cached result. */
function vitest(script: string): Stage['run'] {
  return async (name) => {
    const reports = foldersWith(script).map((folder) => ({
      folder,
      path: join(ROOT, folder, `report/${script}.json`),
    }));
    for (const { path } of reports) rmSync(path, { force: true });
    const args = ['--reporter=default', '--reporter=json', `--outputFile.json=report/${script}.json`];
    const { isOk, tail } = await runCommand(name, { run: [...turbo(script), '--', ...args] });
    const counts = reports.map(({ folder, path }) => readCounts(path, countVitest, `${script} of ${folder}`));
    const sum = counts.reduce(add, NOTHING);
    return !isOk && sum.failed === 0 ? add(sum, failure([name, ...tail].join('\n'))) : sum;
  };
}

async function playwright(name: string): Promise<Counts> {
  const path = join(ROOT, 'apps/e2e/report/results.json');
  rmSync(path, { force: true });
  const { isOk, tail } = await runCommand(name, { run: turbo('e2e'), minutes: 40 });
  const counts = readCounts(path, countPlaywright, name);
  return !isOk && counts.failed === 0 ? add(counts, failure([name, ...tail].join('\n'))) : counts;
}

/** All that CI runs, in order: the quick and the telling first. */
export const STAGES: readonly Stage[] = [
  holds('generate', ...turbo('generate')),
  holds('format', 'oxfmt', '--check'),
  holds('lint', 'oxlint'),
  holds('tree', 'node', 'tooling/lint/check-files.ts'),
  holds('boundaries', 'turbo', 'boundaries'),
  holds('contract', ...turbo('lint:contract')),
  holds('types', ...turbo('typecheck')),
  holds('knip', 'knip', '--no-progress'),
  { name: 'ffmpeg', run: (name) => outcome(name, { run: ['node', 'tooling/ci/ffmpeg.ts'] }) },
  { name: 'unit', run: vitest('test') },
  { name: 'browser', run: (name) => outcome(name, { run: ['node', 'tooling/ci/chromium.ts'] }) },
  { name: 'stories', run: vitest('stories') },
  { name: 'build', run: (name) => outcome(name, { run: turbo('build') }) },
  { name: 'engines', run: (name) => outcome(name, { run: ['node', 'tooling/ci/engines.ts'] }) },
  { name: 'e2e', run: playwright },
];
