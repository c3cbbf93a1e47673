import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, runCommand, type Command } from './command.ts';
import {
  addCounts,
  countPlaywright,
  countVitest,
  failure,
  NO_COUNTS,
  readCounts,
  success,
  type Counts,
} from './counts.ts';

export interface Stage {
  name: string;
  /** Part of `pnpm check`: needs no browser, database or build. */
  isCheck?: true;
  run: (name: string) => Promise<Counts>;
}

const WORKSPACES = ['packages/*', 'apps/*', 'tooling', '.storybook'];
const turbo = (...args: string[]): Command['run'] => ['turbo', 'run', ...args, '--continue', '--output-logs=new-only'];

async function runAsTest(name: string, command: Command): Promise<Counts> {
  const { isOk, tail, log } = await runCommand(name, command);
  return isOk ? success : failure([`${name} (${log.slice(ROOT.length + 1)})`, ...tail].join('\n'));
}

/** A command that counts as one test. */
const check = (name: string, ...run: Command['run']): Stage => ({
  name,
  isCheck: true,
  run: () => runAsTest(name, { run }),
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

/** Runs Vitest in each workspace that has the script. Turbo caches the reports with the results. */
function vitest(script: string): Stage['run'] {
  return async (name) => {
    const reports = foldersWith(script).map((folder) => ({
      folder,
      path: join(ROOT, folder, `report/${script}.json`),
    }));
    for (const { path } of reports) rmSync(path, { force: true });
    const { isOk, tail } = await runCommand(name, { run: turbo(script) });
    const counts = reports.map(({ folder, path }) => readCounts(path, countVitest, `${script} of ${folder}`));
    const sum = counts.reduce(addCounts, NO_COUNTS);
    return !isOk && sum.failed === 0 ? addCounts(sum, failure([name, ...tail].join('\n'))) : sum;
  };
}

async function playwright(name: string): Promise<Counts> {
  const path = join(ROOT, 'apps/e2e/report/results.json');
  rmSync(path, { force: true });
  const { isOk, tail } = await runCommand(name, { run: turbo('e2e'), minutes: 40 });
  const counts = readCounts(path, countPlaywright, name);
  return !isOk && counts.failed === 0 ? addCounts(counts, failure([name, ...tail].join('\n'))) : counts;
}

/** All that CI runs. Quick stages come first. */
export const STAGES: readonly Stage[] = [
  check('generate', ...turbo('generate')),
  check('format', 'oxfmt', '--check'),
  check('lint', 'oxlint'),
  check('files', 'node', 'tooling/lint/check-files.ts'),
  check('boundaries', 'turbo', 'boundaries'),
  check('contract', ...turbo('lint:contract')),
  check('types', ...turbo('typecheck')),
  check('knip', 'knip', '--no-progress'),
  { name: 'ffmpeg', run: (name) => runAsTest(name, { run: ['node', 'tooling/ci/ffmpeg.ts'] }) },
  { name: 'unit', run: vitest('test') },
  { name: 'browser', run: (name) => runAsTest(name, { run: ['node', 'tooling/ci/chromium.ts'] }) },
  { name: 'stories', run: vitest('stories') },
  { name: 'build', run: (name) => runAsTest(name, { run: turbo('build') }) },
  { name: 'engines', run: (name) => runAsTest(name, { run: ['node', 'tooling/ci/engines.ts'] }) },
  { name: 'e2e', run: playwright },
];
