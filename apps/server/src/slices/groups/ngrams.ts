/** Normalizes a text for search: NFKC, lower case, single spaces. */
export function normalizeMessageSearchText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Number of consecutive messages in a block of the search index: the maximum number of hits of one look-up. */
export const MESSAGES_PER_NGRAM_BLOCK = 2048;

export const getNgramBlock = (seq: number): number => Math.floor((seq - 1) / MESSAGES_PER_NGRAM_BLOCK);

type NgramBlock = { groupId: string; block: number };

/**
 * The search index entries of a text: all pairs of adjacent characters, and single characters outside Latin script. Each entry is a
 * 32-bit hash of the characters, the group and the block, so that a look-up reads one block only. Hashes may collide: callers
 * compare the text of each hit.
 */
export function hashMessageNgrams(groupId: string, seq: number, text: string): number[] {
  return [
    ...new Set(countedGrams({ groupId, block: getNgramBlock(seq) }, Array.from(normalizeMessageSearchText(text)))),
  ];
}

/** The index entries that a message must have to contain the sought text; null if the index cannot find it (one Latin character). */
export function hashSearchedNgrams(place: NgramBlock, sought: string): number[] | null {
  const characters = Array.from(normalizeMessageSearchText(sought));
  if (characters.length === 1 && !isWord(characters[0]!)) return null;
  const grams = countedGrams(place, characters);
  // Pairs are more selective than single characters.
  return [...new Set(characters.length === 1 ? grams : grams.filter((gram) => gram < 0))];
}

/** Hashes are negative for pairs and positive for single characters. */
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
