import { readFileSync } from 'node:fs';

/** The result of one test runner. `failures` has the title of each failed test and the first lines of its error. */
export interface TestCounts {
  passed: number;
  failed: number;
  failures: string[];
}

export const ZERO_TEST_COUNTS: TestCounts = { passed: 0, failed: 0, failures: [] };

export function addTestCounts(a: TestCounts, b: TestCounts): TestCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    failures: [...a.failures, ...b.failures],
  };
}

/** The counts of a stage that failed as a whole. */
export const createOneFailedCounts = (message: string): TestCounts => ({ passed: 0, failed: 1, failures: [message] });
export const ONE_PASSED_COUNTS: TestCounts = { passed: 1, failed: 0, failures: [] };

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

const MAX_ERROR_LINES = 12;
const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** The first lines, without stack frames in node_modules. */
const shortenError = (text: string) => {
  const lines = text.replace(ANSI, '').split('\n');
  return lines
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, MAX_ERROR_LINES)
    .join('\n');
};

/** A file that fails before its first test (a broken import) counts as one failed test. */
export function countVitestResults(report: VitestReport): TestCounts {
  const failures: string[] = [];
  let brokenFiles = 0;
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    failures.push(...failed.map((test) => `${test.fullName}\n${shortenError(test.failureMessages?.join('\n') ?? '')}`));
    if (file.status === 'failed' && failed.length === 0) {
      brokenFiles += 1;
      failures.push(`${file.name}\n${shortenError(file.message ?? '')}`);
    }
  }
  const failed = report.numFailedTests + brokenFiles;
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
    tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

function listFailures(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => {
        // A timeout is the first error; the next one says which step it ended.
        const error = test.results[0]?.errors?.map(({ message }) => message ?? '').join('\n') ?? '';
        return `[${test.projectName}] ${spec.file}: ${spec.title}\n${shortenError(error)}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(listFailures)];
}

/** An error outside of any test (global setup, a file that does not load) counts as a failed test. */
export function countPlaywrightResults({ stats, errors, suites }: PlaywrightReport): TestCounts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...suites.flatMap(listFailures),
      ...errors.map(({ message }) => shortenError(message ?? 'an error outside of the tests')),
    ],
  };
}

/** A missing or unreadable report means that the runner has crashed: one failure. */
export function readTestCounts<Report>(path: string, count: (report: Report) => TestCounts, name: string): TestCounts {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')) as Report);
  } catch {
    return createOneFailedCounts(`${name}: ended without a result`);
  }
}
