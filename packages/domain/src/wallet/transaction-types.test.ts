import { PointsTransactionType } from '@quintet/api/enums';
import { expect, it } from 'vitest';
import { getTypeGroup, getTypeName, TYPE_GROUPS } from './transaction-types.ts';

const TYPES = Object.values(PointsTransactionType);

it('types: each has a name of its own and is in exactly one group', () => {
  expect(new Set(TYPES.map(getTypeName)).size).toBe(TYPES.length);
  expect(Object.values(TYPE_GROUPS).flat().toSorted()).toEqual(TYPES.toSorted());
  for (const type of TYPES) expect(TYPE_GROUPS[getTypeGroup(type)]).toContain(type);
});

it('types: an unknown one is a movement by the platform', () => {
  const unknown = 999 as PointsTransactionType;
  expect(getTypeName(unknown)).toBe('platform');
  expect(getTypeGroup(unknown)).toBe('platform');
});
