import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const WRITE =
  /\b(?:insert\s+into|update|delete\s+from|truncate|merge\s+into|copy)\s+ledger_|(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'ledger_/i;

/** Files that may write the tables of the ledger: the ledger, its migrations, benchmarks and tests. */
const isAllowed = (path: string): boolean =>
  path.startsWith('platform/ledger/') ||
  path.startsWith('bench/') ||
  path.startsWith('base/database/migrations/') ||
  /(?:^|\/)test-|\.test\.ts$/.test(path);

it('ledger: no other code writes its tables', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const writers = files.filter((path) => WRITE.test(readFileSync(join(SRC, path), 'utf8')));
  expect(writers).toContain('platform/ledger/ledger-rows.ts');
  expect(writers.filter((path) => !isAllowed(path))).toEqual([]);
});
