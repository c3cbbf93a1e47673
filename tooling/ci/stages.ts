import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY_ROOT, runCiCommand, type CiCommand } from './command.ts';
import {
  addTestCounts,
  countPlaywrightResults,
  countVitestResults,
  createOneFailedCounts,
  ZERO_TEST_COUNTS,
  readTestCounts,
  ONE_PASSED_COUNTS,
  type TestCounts,
} from './counts.ts';

export interface CiStage {
  name: string;
  /** Part of `pnpm check`: needs no browser, database or build. */
  isCheck?: true;
  /** Starts with an earlier stage, and runs beside it and those between. */
  startsWith?: string;
  run: (name: string) => Promise<TestCounts>;
}

const WORKSPACES = ['packages/*', 'apps/*', 'tooling', '.storybook'];
const turbo = (...args: string[]): CiCommand['run'] => [
  'turbo',
  'run',
  ...args,
  '--continue',
  '--output-logs=new-only',
];

async function runAsTest(name: string, command: CiCommand): Promise<TestCounts> {
  const { isOk, tail, log } = await runCiCommand(name, command);
  return isOk
    ? ONE_PASSED_COUNTS
    : createOneFailedCounts([`${name} (${log.slice(REPOSITORY_ROOT.length + 1)})`, ...tail].join('\n'));
}

/** A command that counts as one test. */
const check = (name: string, ...run: CiCommand['run']): CiStage => ({
  name,
  isCheck: true,
  run: () => runAsTest(name, { run }),
});

/** Folders of the workspaces that have this script. */
function foldersWith(script: string): string[] {
  const manifests = WORKSPACES.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: REPOSITORY_ROOT }));
  return manifests
    .filter((path) => {
      const { scripts } = JSON.parse(readFileSync(join(REPOSITORY_ROOT, path), 'utf8')) as {
        scripts?: Record<string, string>;
      };
      return scripts?.[script];
    })
    .map((path) => dirname(path))
    .toSorted();
}

/** Runs Vitest in each workspace that has the script. Turbo caches the reports with the results. */
function vitest(script: string): CiStage['run'] {
  return async (name) => {
    const reports = foldersWith(script).map((folder) => ({
      folder,
      path: join(REPOSITORY_ROOT, folder, `report/${script}.json`),
    }));
    for (const { path } of reports) rmSync(path, { force: true });
    const { isOk, tail } = await runCiCommand(name, { run: turbo(script) });
    const counts = reports.map(({ folder, path }) =>
      readTestCounts(path, countVitestResults, `${script} of ${folder}`),
    );
    const sum = counts.reduce(addTestCounts, ZERO_TEST_COUNTS);
    return !isOk && sum.failed === 0 ? addTestCounts(sum, createOneFailedCounts([name, ...tail].join('\n'))) : sum;
  };
}

async function playwright(name: string): Promise<TestCounts> {
  const path = join(REPOSITORY_ROOT, 'apps/e2e/report/results.json');
  rmSync(path, { force: true });
  const { isOk, tail } = await runCiCommand(name, { run: turbo('e2e'), minutes: 60 });
  const counts = readTestCounts(path, countPlaywrightResults, name);
  return !isOk && counts.failed === 0
    ? addTestCounts(counts, createOneFailedCounts([name, ...tail].join('\n')))
    : counts;
}

/** What `npm test` and `npm run test:all` run. Quick stages come first. */
export const CI_STAGES: readonly CiStage[] = [
  check('generate', ...turbo('generate')),
  check('format', 'oxfmt', '--check'),
  check('lint', 'oxlint'),
  check('files', 'node', 'tooling/lint/check-files.ts'),
  check('boundaries', 'turbo', 'boundaries'),
  check('contract', ...turbo('lint:contract')),
  check('knip', 'knip', '--no-progress'),
  {
    name: 'programs',
    // apt mostly waits for the network and the disk.
    startsWith: 'generate',
    run: (name) => runAsTest(name, { run: ['node', 'tooling/ci/programs.ts'] }),
  },
  { name: 'unit', run: vitest('test') },
  { name: 'stories', run: vitest('stories') },
  // Tests of a whole process leave a quarter of the processor's time.
  { name: 'build', startsWith: 'unit', run: (name) => runAsTest(name, { run: turbo('build') }) },
  { name: 'e2e', run: playwright },
];
