import { beforeEach, expect, test } from 'vitest';
import {
  createLocalStorageValue,
  createListGuard,
  isNumber,
  createObjectGuard,
  isString,
} from './local-storage-value.ts';
import { stubLocalStorage } from './test-local-storage.ts';

interface Draft {
  readonly cid: string;
  readonly amounts: readonly number[];
}

const isDraft = createObjectGuard<Draft>({ cid: isString, amounts: createListGuard(isNumber) });
const open = () => createLocalStorageValue('draft', isDraft);

beforeEach(() => stubLocalStorage());

test('local storage value: is read as it was written, and removed by null', () => {
  expect(open().read()).toBeNull();
  open().write({ cid: 'c1', amounts: [1, 2] });
  expect(open().read()).toEqual({ cid: 'c1', amounts: [1, 2] });
  open().write(null);
  expect([open().read(), localStorage.getItem('draft')]).toEqual([null, null]);
});

test.each([
  '{',
  'null',
  '7',
  '[]',
  '{"cid":"c1"}',
  '{"cid":1,"amounts":[]}',
  '{"cid":"c1","amounts":["1"]}',
  '{"cid":"c1","amounts":null}',
])('local storage value: %s reads as null', (text) => {
  localStorage.setItem('draft', text);
  expect(open().read()).toBeNull();
});
