import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  codesOf,
  DISPLAYS,
  type ErrorsFile,
  messagesOf,
  operationsOfRow,
  readErrors,
  renderCatalogue,
} from '../scripts/error-catalogue.ts';
import { operationsOf, readContract } from '../scripts/contract.ts';
import { resolveError } from '../src/error-catalogue.ts';
import type { OperationId } from '../src/types.ts';

const contract = readContract();
const errors = readErrors();
const operations = new Set(operationsOf(contract).map(({ operation }) => operation.operationId));

test('every code resolves to the row that names it', () => {
  for (const row of errors.rows)
    for (const code of codesOf(row))
      for (const operation of operationsOfRow(errors, row).length > 0 ? operationsOfRow(errors, row) : [null]) {
        const resolution = resolveError({
          code: code.replace('*', 'anything'),
          operation: operation as OperationId | null,
          ...(row.mode ? { mode: row.mode } : {}),
        });
        expect(resolution, `${code} ${operation}`).toMatchObject({ message: row.message, display: row.display });
      }
});

test('no two rows answer the same code, operation and mode', () => {
  const places = errors.rows.flatMap((row) =>
    codesOf(row).flatMap((code) =>
      (row.operations ? operationsOfRow(errors, row) : ['all']).map(
        (operation) => `${code} ${operation} ${row.mode ?? 'both'}`,
      ),
    ),
  );
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('every operation exists, every set is used, every display is known', () => {
  expect(errors.rows.flatMap((row) => operationsOfRow(errors, row)).filter((id) => !operations.has(id))).toEqual([]);
  const used = new Set(errors.rows.flatMap((row) => row.operations ?? []));
  expect(Object.keys(errors.sets).filter((name) => !used.has(name))).toEqual([]);
  expect(errors.rows.filter((row) => !DISPLAYS.includes(row.display))).toEqual([]);
});

test.each(['en', 'zh_cn'])('every message exists in %s, and no other', (locale) => {
  const sentences: Record<string, string> = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../i18n/messages/${locale}/errors.json`), 'utf8'),
  );
  expect(Object.keys(sentences).toSorted()).toEqual(messagesOf(errors));
  expect(Object.values(sentences).filter((sentence) => sentence.trim() === '')).toEqual([]);
});

test('a value that a row takes from the result is in its sentence', () => {
  const sentences: Record<string, string> = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../i18n/messages/en/errors.json'), 'utf8'),
  );
  for (const row of errors.rows) {
    const named = [...sentences[row.message]!.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(named).toEqual(row.values ?? []);
  }
});

test('generating refuses an operation that does not exist', () => {
  const wrong: ErrorsFile = {
    ...errors,
    rows: [{ code: 'api.x', operations: ['flyAway'], message: 'errors.x', display: 'toast' }],
  };
  expect(() => renderCatalogue(wrong, contract)).toThrow('flyAway');
});

// A program of its own, which takes its time on a busy machine.
test('redocly finds nothing to say about the contract', { timeout: 60_000 }, () => {
  const folder = join(import.meta.dirname, '..');
  const said = execFileSync(
    process.execPath,
    [
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      '../../openapi/openapi.yaml',
      '--config',
      '../../openapi/redocly.yaml',
      '--format',
      'json',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  expect(JSON.parse(said)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
});
