/**
 * The initials of a user: first letters of the first and last word, or the first character in scripts without spaces; empty for a blank
 * name.
 */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = firstCharacter(words[0]);
  const last = words.length > 1 ? firstCharacter(words.at(-1)) : '';
  const isAlphabetic = (sign: string) => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(sign);
  return isAlphabetic(first) && isAlphabetic(last) ? (first + last).toLocaleUpperCase() : first.toLocaleUpperCase();
}

/** A Latin letter, digit or Chinese character that no combining character follows. */
const PLAIN_CHARACTER = /^[!-~㐀-鿿](?=[!-~㐀-鿿]|$)/u;
let segmenter: Intl.Segmenter | undefined;

/** Segmenting takes longer than the rest of a list's row, and few names need it. */
function firstCharacter(word = ''): string {
  if (PLAIN_CHARACTER.test(word)) return word[0]!;
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}
