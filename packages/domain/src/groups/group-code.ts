import { GROUP_CODE_LENGTH } from '../limits.ts';

/** Digits and capital letters without 0 and O, 1, I and L. */
export const GROUP_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const PATTERN = new RegExp(`^[${GROUP_CODE_ALPHABET}]{${GROUP_CODE_LENGTH}}$`);

/** An invite code of a group from random values of any size; each value gives one character. */
export const encodeGroupCode = (values: readonly number[]): string =>
  values.map((value) => GROUP_CODE_ALPHABET[value % GROUP_CODE_ALPHABET.length]).join('');

/** The code that a user typed or pasted, in any case, with spaces or hyphens; null if it cannot be one. */
export function parseGroupCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return PATTERN.test(code) ? code : null;
}
