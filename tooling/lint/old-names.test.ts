import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getReplacementOfOldName, type OldNames } from './rules/old-names.ts';

const { files, names } = JSON.parse(readFileSync(join(import.meta.dirname, 'old-names.json'), 'utf8')) as OldNames;

it('old names: none is suggested for another', () => {
  expect(Object.values(names).filter((use) => getReplacementOfOldName(use) !== undefined)).toEqual([]);
  expect(Object.values(files).filter((use) => Object.hasOwn(files, use))).toEqual([]);
});
