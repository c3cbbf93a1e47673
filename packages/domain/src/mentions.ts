import type { Schemas } from '@quintet/api/types';

export type Mention = Schemas['Mention'];

/** A user picked while typing: `name` follows the @. Without a user: all members of the group. */
export interface PickedMention {
  readonly userId: string | null;
  readonly name: string;
}

/** Contract: Mentions. */
const MAX_MENTIONS = 20;
/** Before an @ that is part of an e-mail address. */
const ADDRESS_CHARACTER = /[\w.%+-]/;
const QUERY = /^[^\s@]{0,30}$/u;
const LATIN_LETTER = /[A-Za-z0-9_]/;

/** A name that is being typed: the position of its @, and what stands between it and the caret. */
export interface PartialMention {
  readonly start: number;
  readonly query: string;
}

export function getPartialMention(text: string, caret: number): PartialMention | null {
  const start = caret === 0 ? -1 : text.lastIndexOf('@', caret - 1);
  if (start < 0 || ADDRESS_CHARACTER.test(text[start - 1] ?? '')) return null;
  const query = text.slice(start + 1, caret);
  return QUERY.test(query) ? { start, query } : null;
}

/** Adds picked names; a name means the user for whom it was picked last. */
export function mergePickedMentions(
  picked: readonly PickedMention[],
  added: readonly PickedMention[] = [],
): PickedMention[] {
  const names = new Set(added.map(({ name }) => name));
  return [...picked.filter(({ name }) => !names.has(name)), ...added];
}

/** The names that a sent text mentions, as if they had been picked. */
export const toPickedMentions = (text: string, mentions: readonly Mention[] = []): PickedMention[] =>
  mentions.map(({ user_id: userId, start, end }) => ({ userId, name: text.slice(start + 1, end) }));

/** The picked names that still stand in the text. */
export function findMentions(text: string, picked: readonly PickedMention[]): Mention[] {
  const byLength = [...picked].sort((a, b) => b.name.length - a.name.length);
  const found: Mention[] = [];
  for (let start = text.indexOf('@'), next; start >= 0; start = text.indexOf('@', next)) {
    next = start + 1;
    const match = byLength.find(({ name }) => {
      const end = start + 1 + name.length;
      const continues = LATIN_LETTER.test(name.at(-1) ?? '') && LATIN_LETTER.test(text[end] ?? '');
      return text.startsWith(name, start + 1) && !continues;
    });
    if (!match) continue;
    // A name in a group may contain an @.
    next += match.name.length;
    found.push({ user_id: match.userId, start, end: next });
  }
  return found.slice(0, MAX_MENTIONS);
}

/** Whether mentions are ranges of the text in its order, each from an @. */
export const areMentionsValid = (text: string, mentions: readonly Mention[]): boolean =>
  mentions.every(
    ({ start, end }, index) =>
      start >= (mentions[index - 1]?.end ?? 0) && end > start + 1 && end <= text.length && text[start] === '@',
  );
