import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractVerificationCode } from './code.ts';

const find = (text: string) => extractVerificationCode(text, 6);

describe('extractVerificationCode', () => {
  it.each([
    ['the code alone', '042917'],
    ['grouped', '042 917'],
    ['grouped by hyphens', '042-917'],
    ['digit by digit', ' 0 4 2 - 9 1 7 '],
    ['in full width', '０４２９１７'],
    ['in a message', '【GU】验证码 042917，5 分钟内有效。'],
    ['grouped in a message', 'Your code is 042-917. It is good for 5 minutes.'],
    ['beside the name of a brand', '365: 042917 is your code'],
    ['repeated', '042917 is your code.\n\n@gu.example #042917'],
    ['beside a phone number', 'Call 13800138000. Code: 042917'],
  ])('%s', (_how, text) => expect(find(text)).toBe('042917'));

  it.each([
    ['too many digits', '0429178'],
    ['too few', '04291'],
    ['two codes', '042917 or 135790'],
    ['none', 'Your code is on its way'],
    ['nothing', ''],
  ])('returns null: %s', (_why, text) => expect(find(text)).toBeNull());

  it('finds the code in any text', () => {
    const words = fc.stringMatching(/^[a-z ,.]*$/);
    const code = fc.stringMatching(/^\d{6}$/);
    fc.assert(fc.property(words, code, words, (before, given, after) => find(`${before} ${given} ${after}`) === given));
  });
});
