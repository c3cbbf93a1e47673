/** The longest search text (contract, SearchText). */
export const SEARCH_TEXT_MAX = 100;
/** Remembered searches. */
export const RECENT_SEARCHES_MAX = 10;

/** A larger number of results is shown as this one and a plus sign. */
const MAX_SHOWN_RESULTS = 99;

/** The number of results to show; null while it is unknown: the first pages may have none where later ones have some. */
export function toShownResultCount(
  count: number | undefined,
  hasMore = false,
): { readonly count: number; readonly hasMore: boolean } | null {
  if (count === undefined || (count === 0 && hasMore)) return null;
  return { count: Math.min(count, MAX_SHOWN_RESULTS), hasMore: hasMore || count > MAX_SHOWN_RESULTS };
}

/** A part of a text: start and end. */
export type TextRange = readonly [start: number, end: number];

/** Puts a search first among the remembered ones; the same words in other letter case are one search. */
export function addRecentSearch(recent: readonly string[], text: string): string[] {
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, RECENT_SEARCHES_MAX);
}

/** The server's rule, in which accents stay: the highlight shows what it has found. */
const foldCharacter = (character: string): string => character.normalize('NFKC').toLowerCase();

const isLatin = (character: string | undefined): boolean =>
  character !== undefined && /[0-9a-z\u00c0-\u036f]/.test(character);

/** A text as the search compares it, and where each of its characters is in the given text. */
function fold(text: string): { folded: string; offsets: number[] } {
  let folded = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    const piece = foldCharacter(character);
    folded += piece;
    for (let index = 0; index < piece.length; index += 1) offsets.push(offset);
    offset += character.length;
  }
  offsets.push(offset);
  return { folded, offsets };
}

/** The words of a search; a change of script separates words, too. */
function listWords(query: string): string[] {
  const words = fold(query).folded.match(/[0-9a-z\u00c0-\u036f]+|[^\s\p{P}\p{S}0-9a-z\u00c0-\u036f]+/gu) ?? [];
  return [...new Set(words)];
}

/**
 * The parts of a text that a search has found (the server's rule): a Latin word at the beginning of a word, other scripts anywhere.
 * In the order of the text, without overlaps.
 */
export function findSearchMatches(text: string, query: string): TextRange[] {
  const { folded, offsets } = fold(text);
  const found = listWords(query).flatMap((word) => {
    const ranges: TextRange[] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (isLatin(word[0]) && isLatin(folded[at - 1])) continue;
      ranges.push([offsets[at]!, offsets[at + word.length]!]);
    }
    return ranges;
  });
  return mergeRanges(found);
}

function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}
