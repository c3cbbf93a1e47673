import { readFileSync } from 'node:fs';

/** What one runner says of itself. `failures` names each failed test, with the first lines of why. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
}

export const NOTHING: Counts = { passed: 0, failed: 0, failures: [] };

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
  };
}

export const failure = (what: string): Counts => ({ passed: 0, failed: 1, failures: [what] });
export const success: Counts = { passed: 1, failed: 0, failures: [] };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

const WHY_LINES = 12;
const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** The first lines, without the frames of the runner itself. */
const brief = (text: string) => {
  const lines = text.replace(ANSI, '').split('\n');
  return lines
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, WHY_LINES)
    .join('\n');
};

/** A file that fails before its first test (an import that breaks) counts as one failed test. */
export function countVitest(report: VitestReport): Counts {
  const failures: string[] = [];
  let files = 0;
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    failures.push(...failed.map((test) => `${test.fullName}\n${brief(test.failureMessages?.join('\n') ?? '')}`));
    if (file.status === 'failed' && failed.length === 0) {
      files += 1;
      failures.push(`${file.name}\n${brief(file.message ?? '')}`);
    }
  }
  const failed = report.numFailedTests + files;
  if (!report.success && failed === 0)
    return { passed: report.numPassedTests, failed: 1, failures: ['an error outside of the tests'] };
  return { passed: report.numPassedTests, failed, failures };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

function failuresIn(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => {
        const why = test.results.find(({ error }) => error)?.error?.message ?? '';
        return `[${test.projectName}] ${spec.file}: ${spec.title}\n${brief(why)}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresIn)];
}

/** An error outside of any test (a fixture of the whole run, a file that does not load) counts as a failed test. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...suites.flatMap(failuresIn),
      ...errors.map(({ message }) => brief(message ?? 'an error outside of the tests')),
    ],
  };
}

/** A runner that leaves no report, or one that cannot be read, has crashed: that is one failure. */
export function readCounts<Report>(path: string, count: (report: Report) => Counts, name: string): Counts {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')) as Report);
  } catch {
    return failure(`${name}: ended without a result`);
  }
}
