import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames, getNameIndexInitial, groupByInitial } from './order.ts';

test.each([
  ['Wren', 'W'],
  ['wren', 'W'],
  ['Éva', 'E'],
  ['ｗｒｅｎ', 'W'],
  [' 阿橙', 'A'],
  ['吖', 'A'],
  ['八戒', 'B'],
  ['青柠', 'Q'],
  ['小满', 'X'],
  ['一只企鹅', 'Y'],
  ['张三', 'Z'],
  ['赵四', 'Z'],
  ['曾国', 'Z'],
  ['曾经', 'C'],
  ['长孙无忌', 'Z'],
  ['乐乐', 'L'],
  ['单于', 'C'],
  ['尉迟恭', 'Y'],
  ['365', '#'],
  ['Ялта', '#'],
  ['さくら', '#'],
  ['😀', '#'],
  ['', '#'],
])('initial of %j: %s', (name, initial) => {
  expect(getNameIndexInitial(name)).toBe(initial);
});

test('names: are sorted by letter and pinyin together, other scripts last', () => {
  const names = ['365', '张三', 'Zoe', 'bob', '阿橙', 'Anna', '小满', '李四', '李二', 'Bea', '曾国'];
  expect(names.toSorted(compareNames).map(getNameIndexInitial).join('')).toBe('AABBLLXZZZ#');
  expect(['bob', 'Bea'].toSorted(compareNames)).toEqual(['Bea', 'bob']);
  expect(['李四', '李二'].toSorted(compareNames)).toEqual(['李二', '李四']);
});

test('names: each initial is one block of the sorted list', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('阿', '曾', '李', 'Zoe', 'ä', '9', '单于'));
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const initials = names.toSorted(compareNames).map(getNameIndexInitial);
      expect(initials.filter((initial, index) => initial !== initials[index - 1])).toHaveLength(new Set(initials).size);
    }),
  );
});

test('groupByInitial: gives the order of compareNames in one section per initial', () => {
  const names = ['365', '张三', 'Zoe', 'bob', '阿橙', 'Anna', '小满', '李四', '李二', 'Bea', '曾国'];
  const sections = groupByInitial(names, (name) => name);
  expect(sections.map(({ initial }) => initial).join('')).toBe('ABLXZ#');
  expect(sections.flatMap(({ items }) => items)).toEqual(names.toSorted(compareNames));
});
