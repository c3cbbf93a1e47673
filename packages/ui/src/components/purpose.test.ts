import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const names = globSync('*.stories.tsx', { cwd: import.meta.dirname }).map((file) => file.replace('.stories.tsx', ''));

it.each(names.toSorted())('%s: its documentation says what it is for, and what not', (name) => {
  const source = readFileSync(join(import.meta.dirname, `${name}.tsx`), 'utf8');
  const [comment] =
    new RegExp(String.raw`/\*\*(?:(?!\*/)[^])*\*/\nexport (?:function|const) ${name}\b`).exec(source) ?? [];
  expect(comment).toMatch(/ \* For .*Not for /s);
});
