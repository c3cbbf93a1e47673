import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from './command.ts';
import { addTestCounts, ZERO_TEST_COUNTS, type TestCounts } from './counts.ts';
import { CI_STAGES, type CiStage } from './stages.ts';

/** Selects stages by name (`unit e2e`), all checks (`check`), or all stages: without a name, or by `all`. */
function selectStages(names: string[]): readonly CiStage[] {
  if (names.length === 0 || names.includes('all')) return CI_STAGES;
  const unknown = names.find((name) => name !== 'check' && !CI_STAGES.some((stage) => stage.name === name));
  if (unknown)
    throw new Error(`No stage "${unknown}". There are: all, check, ${CI_STAGES.map(({ name }) => name).join(', ')}.`);
  return CI_STAGES.filter(({ name, isCheck }) => names.includes(name) || (isCheck && names.includes('check')));
}

const indent = (text: string) => text.replace(/^/gm, '      ');

const names = process.argv.slice(2);
const stages = selectStages(names);
// With 0, Vitest and Playwright leave out the tests that their configurations call slow. A stage that is named runs completely.
process.env['SLOW_TESTS'] = names.length === 0 ? '0' : '1';
let sum = ZERO_TEST_COUNTS;
rmSync(join(REPOSITORY_ROOT, 'report/verify'), { recursive: true, force: true });
/** The stage with which a stage starts: its own, or an earlier one that was selected, too. */
const getStart = (stage: CiStage): CiStage => stages.find(({ name }) => name === stage.startsWith) ?? stage;
const runs = new Map<CiStage, Promise<TestCounts>>();
for (const [index, stage] of stages.entries()) {
  const { name } = stage;
  const startedAt = Date.now();
  console.log(`[${index + 1}/${stages.length}] ${name}`);
  for (const started of stages.filter((one) => getStart(one) === stage)) runs.set(started, started.run(started.name));
  const counts = await runs.get(stage)!;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  for (const failed of counts.failures) console.log(indent(failed));
  console.log(
    `      ${counts.failed === 0 ? 'ok' : 'FAILED'} · ${counts.passed} of ${counts.passed + counts.failed} · ${seconds} s`,
  );
  sum = addTestCounts(sum, counts);
}
// Last, so that the end of a long log names every failure.
for (const failed of sum.failures) console.log(`failed: ${failed.split('\n')[0]}`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
