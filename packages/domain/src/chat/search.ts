import { CHAT_SEARCH_TEXT_MAX } from '../limits.ts';
import { countCodePoints } from './text.ts';

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

/** The text from shortly before its first hit, split around that hit; the whole text when nothing is found. */
export function getSearchExcerptParts(text: string, query: string): readonly SearchExcerptPart[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = line.toLowerCase().indexOf(query.trim().toLowerCase());
  if (at < 0 || query.trim() === '') return [{ text: line, isHit: false }];
  const end = at + query.trim().length;
  const start = Math.max(0, at - CHARACTERS_BEFORE);
  const pieces = [
    { text: (start > 0 ? '…' : '') + line.slice(start, at), isHit: false },
    { text: line.slice(at, end), isHit: true },
    { text: line.slice(end), isHit: false },
  ];
  return pieces.filter((piece) => piece.text !== '');
}
