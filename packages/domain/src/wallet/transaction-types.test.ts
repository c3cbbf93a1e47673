import { PointsTransactionType } from '@quintet/api/enums';
import { expect, it } from 'vitest';
import { getTransactionTypeGroup, getTransactionTypeKey, TRANSACTION_TYPES_BY_GROUP } from './transaction-types.ts';

const TYPES = Object.values(PointsTransactionType);

it('types: each has a name of its own and is in exactly one group', () => {
  expect(new Set(TYPES.map(getTransactionTypeKey)).size).toBe(TYPES.length);
  expect(Object.values(TRANSACTION_TYPES_BY_GROUP).flat().toSorted()).toEqual(TYPES.toSorted());
  for (const type of TYPES) expect(TRANSACTION_TYPES_BY_GROUP[getTransactionTypeGroup(type)]).toContain(type);
});

it('types: an unknown one is a movement by the platform', () => {
  const unknown = 999 as PointsTransactionType;
  expect(getTransactionTypeKey(unknown)).toBe('platform');
  expect(getTransactionTypeGroup(unknown)).toBe('platform');
});
