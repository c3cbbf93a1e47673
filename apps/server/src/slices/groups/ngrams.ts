/** A text as it is searched: in one width and case, with single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Messages in a row that the index knows together: however common a text is, no look into it finds more. */
export const BLOCK = 2048;

export const blockOf = (seq: number): number => Math.floor((seq - 1) / BLOCK);

type NgramBlock = { groupId: string; block: number };

/**
 * What of a text stands in the search index: every two characters in a row, and single ones of scripts whose words may be
 * as short as that. Each is a number that also holds the group and the block, so that looking in one never walks through
 * others. Two may share a number: whoever finds by them looks at the text again.
 */
export function getNgrams(groupId: string, seq: number, text: string): number[] {
  return [...new Set(countedGrams({ groupId, block: blockOf(seq) }, Array.from(foldText(text))))];
}

/** What a message of a block must have in the index to hold the sought text; null where the index cannot tell. */
export function getSearchedNgrams(place: NgramBlock, sought: string): number[] | null {
  const characters = Array.from(foldText(sought));
  if (characters.length === 1 && !isWord(characters[0]!)) return null;
  const grams = countedGrams(place, characters);
  // Two in a row say more than each alone.
  return [...new Set(characters.length === 1 ? grams : grams.filter((gram) => gram < 0))];
}

/** Negative for two characters, positive for one. */
function countedGrams({ groupId, block }: NgramBlock, characters: readonly string[]): number[] {
  const seed = hash(hash(0, Number(groupId.slice(1))), block);
  const grams: number[] = [];
  characters.forEach((character, place) => {
    const first = hash(seed, character.codePointAt(0)!);
    if (isWord(character)) grams.push(first & 0x7fffffff);
    const next = characters[place + 1];
    if (next !== undefined) grams.push(hash(first, next.codePointAt(0)!) | 0x80000000);
  });
  return grams;
}

const isWord = (character: string): boolean => character > '\u02ff';

/** One round of MurmurHash3. */
function hash(seed: number, value: number): number {
  let part = Math.imul(value, 0xcc9e2d51);
  part = Math.imul((part << 15) | (part >>> 17), 0x1b873593);
  const mixed = seed ^ part;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}
