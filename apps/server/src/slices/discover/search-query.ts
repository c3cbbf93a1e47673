import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

/** A search text as the index has it (migration 0200). */
export type NormalizedSearchText = {
  /** The words between single spaces; empty if the text has only punctuation. */
  words: string;
  /** The tag that the text may be. */
  tag: string;
  /** The text begins with the sign of a tag: only posts with this tag are wanted. */
  isTag: boolean;
};

export async function queryNormalizedSearchText(db: Kysely<Database>, text: string): Promise<NormalizedSearchText> {
  const { rows } = await sql<{ words: string; tag: string }>`
    select search_words(${text}) as words, search_fold(${text}) as tag`.execute(db);
  return { ...rows[0]!, isTag: /^\s*[#＃]/.test(text) };
}

/** Outside Latin script a word is found anywhere in a text; a Latin one at the beginning of a word. */
const isWide = (character: string): boolean => character > '\u036f';

/** What a line of the index contains if it contains the words one after another. */
export const toWordStartNeedle = (normalizedWords: string): string =>
  isWide(normalizedWords[0]!) ? normalizedWords : ` ${normalizedWords}`;

/** The n-grams without their block: those of all pairs of adjacent characters, or of a single character. */
export function listSearchQueryNgrams(needles: readonly string[]): string[] {
  const ngrams = needles.flatMap((needle) => {
    const codes = Array.from(needle, (character) => BigInt(character.codePointAt(0)!));
    if (codes.length === 1) return [codes[0]! << 21n];
    return codes.slice(1).map((code, index) => (codes[index]! << 21n) | code);
  });
  return [...new Set(ngrams)].map(String);
}
