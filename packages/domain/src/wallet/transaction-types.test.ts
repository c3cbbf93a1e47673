import { PointsTransactionType } from '@quintet/api/enums';
import { expect, it } from 'vitest';
import { getTransactionTypeGroup, getTransactionTypeName, TRANSACTION_TYPE_GROUPS } from './transaction-types.ts';

const TYPES = Object.values(PointsTransactionType);

it('types: each has a name of its own and is in exactly one group', () => {
  expect(new Set(TYPES.map(getTransactionTypeName)).size).toBe(TYPES.length);
  expect(Object.values(TRANSACTION_TYPE_GROUPS).flat().toSorted()).toEqual(TYPES.toSorted());
  for (const type of TYPES) expect(TRANSACTION_TYPE_GROUPS[getTransactionTypeGroup(type)]).toContain(type);
});

it('types: an unknown one is a movement by the platform', () => {
  const unknown = 999 as PointsTransactionType;
  expect(getTransactionTypeName(unknown)).toBe('platform');
  expect(getTransactionTypeGroup(unknown)).toBe('platform');
});
