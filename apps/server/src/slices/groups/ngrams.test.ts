import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  MESSAGES_PER_NGRAM_BLOCK,
  normalizeMessageSearchText,
  hashMessageNgrams,
  hashSearchedNgrams,
} from './ngrams.ts';

const text = fc.string({ unit: fc.constantFrom(...Array.from('aAbé ü好的吗Ａ１1\n😀')), maxLength: 30 });

it('n-grams: find every part of every text', () => {
  fc.assert(
    fc.property(text, fc.nat(30), fc.integer({ min: 1, max: 8 }), (whole, start, length) => {
      const part = Array.from(whole)
        .slice(start, start + length)
        .join('');
      fc.pre(normalizeMessageSearchText(part) !== '');
      const sought = hashSearchedNgrams({ groupId: 'g10001', block: 0 }, part);
      if (sought === null) return;
      const grams = new Set(hashMessageNgrams('g10001', 7, whole));
      expect(sought.filter((gram) => !grams.has(gram))).toEqual([]);
    }),
  );
});

it('n-grams: differ by group and block, and ignore case and width', () => {
  const inOne = new Set(hashMessageNgrams('g1', MESSAGES_PER_NGRAM_BLOCK, '你好吗'));
  expect(hashMessageNgrams('g2', MESSAGES_PER_NGRAM_BLOCK, '你好吗').filter((gram) => inOne.has(gram))).toEqual([]);
  expect(hashMessageNgrams('g1', MESSAGES_PER_NGRAM_BLOCK + 1, '你好吗').filter((gram) => inOne.has(gram))).toEqual([]);
  expect(hashMessageNgrams('g1', 1, '你好吗').every((gram) => inOne.has(gram))).toBe(true);
  expect(hashMessageNgrams('g1', 1, 'ＨＥＬＬＯ')).toEqual(hashMessageNgrams('g1', 1, 'hello'));
  expect(normalizeMessageSearchText(' A\n\tＢ ')).toBe('a b');
});

it('n-grams: search a single character only outside Latin script', () => {
  expect(hashSearchedNgrams({ groupId: 'g1', block: 0 }, '好')).toHaveLength(1);
  expect(hashSearchedNgrams({ groupId: 'g1', block: 0 }, 'x')).toBeNull();
});

it('n-grams: fit into a PostgreSQL integer', () => {
  const grams = hashMessageNgrams('g999999999', 999_999_999, '好'.repeat(3) + 'abcdefghijklmnop 😀😀');
  expect(grams.every((gram) => Number.isInteger(gram) && gram >= -(2 ** 31) && gram < 2 ** 31)).toBe(true);
});
