import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  addTestCounts,
  countPlaywrightResults,
  countVitestResults,
  createOneFailedCounts,
  readTestCounts,
  ONE_PASSED_COUNTS,
} from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((result) => ({ status: result, fullName: `is ${result}`, failureMessages: ['because'] })),
});

it('countVitestResults: counts tests', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    success: false,
    testResults: [file('failed', 'passed', 'passed', 'failed')],
  };
  expect(countVitestResults(report)).toEqual({ passed: 2, failed: 1, failures: ['is failed\nbecause'] });
});

it('countVitestResults: counts a file that does not load as one failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    success: false,
    testResults: [file('passed', 'passed'), file('failed')],
  };
  expect(countVitestResults(report)).toMatchObject({ passed: 1, failed: 1 });
});

it('countVitestResults: counts an unhandled error as one failure', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, success: false, testResults: [file('passed', 'passed')] };
  expect(countVitestResults(report)).toMatchObject({ passed: 1, failed: 1 });
});

it('countPlaywrightResults: counts tests and errors outside of tests', () => {
  const spec = {
    title: 'talks',
    file: 'a.spec.ts',
    tests: [
      {
        projectName: 'gu',
        status: 'unexpected',
        results: [{ errors: [{ message: 'timed out' }, { message: 'no answer' }] }],
      },
    ],
  };
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 0 },
    errors: [{ message: 'no server' }],
    suites: [{ title: 'a', suites: [{ title: 'b', specs: [spec] }] }],
  };
  expect(countPlaywrightResults(report)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['[gu] a.spec.ts: talks\ntimed out\nno answer', 'no server'],
  });
});

it('readTestCounts: counts a missing report as one failure', () => {
  expect(readTestCounts('/nowhere/report.json', countVitestResults, 'unit')).toEqual(
    createOneFailedCounts('unit: ended without a result'),
  );
  const broken = join(mkdtempSync(join(tmpdir(), 'quintet-counts-')), 'report.json');
  writeFileSync(broken, '{"numPassed');
  expect(readTestCounts(broken, countVitestResults, 'unit').failed).toBe(1);
});

it('addTestCounts: adds counts and failures', () => {
  expect(addTestCounts(addTestCounts(ONE_PASSED_COUNTS, ONE_PASSED_COUNTS), createOneFailedCounts('x'))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['x'],
  });
});
