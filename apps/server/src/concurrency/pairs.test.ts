import { OPERATIONS } from '@quintet/api/openapi-document';
import { expect, it } from 'vitest';
import type { OperationId } from '../platform/http/handler.ts';
import {
  CONCURRENCY_TEST_EXEMPT_OPERATIONS,
  CONCURRENCY_TEST_COVERED_BY,
  CONCURRENTLY_TESTED_OPERATIONS,
} from './pairs.ts';

it('table: has every writing operation', () => {
  const writing = Object.entries(OPERATIONS)
    .filter(([, { method }]) => method !== 'GET')
    .map(([id]) => id as OperationId);
  const known = new Set<OperationId>([
    ...CONCURRENTLY_TESTED_OPERATIONS,
    ...CONCURRENCY_TEST_EXEMPT_OPERATIONS,
    ...(Object.keys(CONCURRENCY_TEST_COVERED_BY) as OperationId[]),
  ]);
  const missing = writing.filter((id) => !known.has(id));
  expect(missing, 'Name them in *-operations.ts with the rows that they write, or in a list of pairs.ts').toEqual([]);
});
