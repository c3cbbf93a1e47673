import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  getCatalogueEntryCodes,
  ERROR_DISPLAY_TYPES,
  type ErrorCatalogueFile,
  listErrorMessageIds,
  getCatalogueEntryOperations,
  readErrorCatalogue,
  renderErrorCatalogueModule,
} from '../scripts/error-catalogue.ts';
import { listOperations, readContract } from '../scripts/contract.ts';
import { resolveError } from '../src/error-catalogue.ts';
import type { OperationId } from '../src/types.ts';

const contract = readContract();
const errors = readErrorCatalogue();
const operations = new Set(listOperations(contract).map(({ operation }) => operation.operationId));

test('error catalogue: each code resolves to its row', () => {
  for (const row of errors.rows)
    for (const code of getCatalogueEntryCodes(row))
      for (const operation of getCatalogueEntryOperations(errors, row).length > 0
        ? getCatalogueEntryOperations(errors, row)
        : [null]) {
        const resolution = resolveError({
          code: code.replace('*', 'anything'),
          operation: operation as OperationId | null,
          ...(row.mode ? { mode: row.mode } : {}),
        });
        expect(resolution, `${code} ${operation}`).toMatchObject({ message: row.message, display: row.display });
      }
});

test('error catalogue: no two rows have the same code, operation and mode', () => {
  const places = errors.rows.flatMap((row) =>
    getCatalogueEntryCodes(row).flatMap((code) =>
      (row.operations ? getCatalogueEntryOperations(errors, row) : ['all']).map(
        (operation) => `${code} ${operation} ${row.mode ?? 'both'}`,
      ),
    ),
  );
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('error catalogue: operations and displays exist, and all sets are used', () => {
  expect(
    errors.rows.flatMap((row) => getCatalogueEntryOperations(errors, row)).filter((id) => !operations.has(id)),
  ).toEqual([]);
  const used = new Set(errors.rows.flatMap((row) => row.operations ?? []));
  expect(Object.keys(errors.sets).filter((name) => !used.has(name))).toEqual([]);
  expect(errors.rows.filter((row) => !ERROR_DISPLAY_TYPES.includes(row.display))).toEqual([]);
});

test.each(['en', 'zh_cn'])('error catalogue: %s has exactly these messages', (locale) => {
  const sentences: Record<string, string> = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../i18n/messages/${locale}/errors.json`), 'utf8'),
  );
  expect(Object.keys(sentences).toSorted()).toEqual(listErrorMessageIds(errors));
  expect(Object.values(sentences).filter((sentence) => sentence.trim() === '')).toEqual([]);
});

test('error catalogue: each message contains the values of its row', () => {
  const sentences: Record<string, string> = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../i18n/messages/en/errors.json'), 'utf8'),
  );
  for (const row of errors.rows) {
    const texts = [row.message, row.sub].map((id) => (id ? sentences[id] : ''));
    const named = [...texts.join('').matchAll(/\{(\w+)[},]/g)].map(([, name]) => name);
    expect(named).toEqual(row.values ?? []);
  }
});

test('renderErrorCatalogueModule: rejects an unknown operation', () => {
  const wrong: ErrorCatalogueFile = {
    ...errors,
    rows: [{ code: 'api.x', operations: ['flyAway'], message: 'errors.x', display: 'toast' }],
  };
  expect(() => renderErrorCatalogueModule(wrong, contract)).toThrow('flyAway');
});
