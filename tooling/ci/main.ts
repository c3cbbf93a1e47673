import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import { addCounts, NO_COUNTS } from './counts.ts';
import { STAGES, type Stage } from './stages.ts';

/** Selects stages by name (`unit e2e`), all checks (`check`), or all stages. */
function selectStages(names: string[]): readonly Stage[] {
  if (names.length === 0) return STAGES;
  const unknown = names.find((name) => name !== 'check' && !STAGES.some((stage) => stage.name === name));
  if (unknown)
    throw new Error(`No stage "${unknown}". There are: check, ${STAGES.map(({ name }) => name).join(', ')}.`);
  return STAGES.filter(({ name, isCheck }) => names.includes(name) || (isCheck && names.includes('check')));
}

const indent = (text: string) => text.replace(/^/gm, '      ');

const stages = selectStages(process.argv.slice(2));
let sum = NO_COUNTS;
rmSync(join(ROOT, 'report/verify'), { recursive: true, force: true });
for (const [index, { name, run }] of stages.entries()) {
  const started = Date.now();
  console.log(`[${index + 1}/${stages.length}] ${name}`);
  const counts = await run(name);
  const seconds = Math.round((Date.now() - started) / 1000);
  for (const failed of counts.failures) console.log(indent(failed));
  console.log(
    `      ${counts.failed === 0 ? 'ok' : 'FAILED'} · ${counts.passed} of ${counts.passed + counts.failed} · ${seconds} s`,
  );
  sum = addCounts(sum, counts);
}
// Last, so that the end of a long log names every failure.
for (const failed of sum.failures) console.log(`failed: ${failed.split('\n')[0]}`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
