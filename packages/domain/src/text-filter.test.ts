import { expect, test } from 'vitest';
import { filterItemsByText } from './text-filter.ts';

const FRIENDS = [
  ['Wren', 'wren2026'],
  ['小满', null],
  ['Ｋettle', 'k1'],
  ['Zoë Đặng', 'z1'],
  ['กิน', 't1'],
];
const find = (text: string) => filterItemsByText(FRIENDS, text, (friend) => friend).map(([name]) => name);

test.each([
  ['WREN2', ['Wren']],
  ['满', ['小满']],
  ['ket', ['Ｋettle']],
  ['Ｗr', ['Wren']],
  ['zoe', ['Zoë Đặng']],
  ['ZOË', ['Zoë Đặng']],
  ['ang', ['Zoë Đặng']],
  ['กิ', ['กิน']],
  ['กน', []],
  ['null', []],
])('filterItemsByText: %s finds %j', (text, names) => expect(find(text)).toEqual(names));

test('filterItemsByText: an empty text finds all', () => expect(find(' ')).toHaveLength(FRIENDS.length));
