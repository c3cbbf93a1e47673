import { CHAT_SEARCH_TEXT_MAX } from '../limits.ts';
import { countCodePoints } from '../code-points.ts';

/** Why a query is invalid; null when it is valid (spec §5, Chat search). */
export function validateMessageSearch(typed: string): 'empty' | 'too-long' | null {
  const length = countCodePoints(typed.trim());
  if (length === 0) return 'empty';
  return length > CHAT_SEARCH_TEXT_MAX ? 'too-long' : null;
}

/** A part of a text, and whether it matches the query. */
export interface SearchExcerptPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Characters that a line shows before the first hit. */
const CHARACTERS_BEFORE = 18;

const escapePattern = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** The text from shortly before its first hit, split around that hit; the whole text when nothing is found. */
export function getSearchExcerptParts(text: string, query: string): readonly SearchExcerptPart[] {
  const line = text.replace(/\s+/g, ' ').trim();
  // Case is ignored by the pattern: the lower case of some letters (İ) is longer, which would shift the hit.
  const found = query.trim() === '' ? null : new RegExp(escapePattern(query.trim()), 'iu').exec(line);
  if (!found) return [{ text: line, isHit: false }];
  const at = found.index;
  const end = at + found[0].length;
  const start = Math.max(0, at - CHARACTERS_BEFORE);
  const pieces = [
    { text: (start > 0 ? '…' : '') + line.slice(start, at), isHit: false },
    { text: line.slice(at, end), isHit: true },
    { text: line.slice(end), isHit: false },
  ];
  return pieces.filter((piece) => piece.text !== '');
}
