import { foldForSearch } from '../text-filter.ts';

export interface Emoji {
  readonly emoji: string;
  /** Name in the language of the list. */
  readonly name: string;
  /** Further search words. */
  readonly words: string;
  /** Whether it has skin tones. */
  readonly hasTones: boolean;
}

/** The groups of emojibase, in its order. */
export const EMOJI_GROUP_NAMES = [
  'smileys',
  'people',
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

export type EmojiGroup = (typeof EMOJI_GROUP_NAMES)[number];

export interface EmojiSection {
  readonly group: EmojiGroup;
  readonly emojis: readonly Emoji[];
}

/** Parses the format that scripts/emojis.ts writes. */
export function parseEmojiSections(list: string): readonly EmojiSection[] {
  return list.split('\n\n').map((group, index) => ({
    group: EMOJI_GROUP_NAMES[index]!,
    emojis: group.split('\n').map((line) => {
      const [emoji, name, words, tones] = line.split('\t');
      return { emoji: emoji!, name: name!, words: words!, hasTones: tones !== undefined };
    }),
  }));
}

/** Rank of a match, 0 for none: the name, then a whole word, a word's beginning, any substring (Chinese has no spaces between words). */
function getMatchRank({ name, words }: Emoji, word: string): number {
  const [called, all] = [foldForSearch(name), ` ${foldForSearch(name)} ${foldForSearch(words)} `];
  if (called === word) return 5;
  if (all.includes(` ${word} `)) return 4;
  if (called.startsWith(word)) return 3;
  if (all.includes(` ${word}`)) return 2;
  return word.length > 2 || /\P{ASCII}/u.test(word) ? Number(all.includes(word)) : 0;
}

/** The emojis that match all words of a query, best match first. The query may also be an emoji itself. */
export function searchEmojis(sections: readonly EmojiSection[], query: string): readonly Emoji[] {
  const words = foldForSearch(query).split(/\s+/).filter(Boolean);
  const found: { emoji: Emoji; rank: number }[] = [];
  for (const emoji of sections.flatMap(({ emojis }) => emojis)) {
    if (emoji.emoji === query.trim()) return [emoji];
    const rank = Math.min(...words.map((word) => getMatchRank(emoji, word)));
    if (rank > 0 && rank < Infinity) found.push({ emoji, rank });
  }
  return found.sort((a, b) => b.rank - a.rank).map(({ emoji }) => emoji);
}

/** Most recently used emojis that are kept. */
export const MAX_RECENT_EMOJIS = 24;

/** Puts an emoji at the front of the recently used ones. */
export const addRecentEmoji = (recent: readonly string[], emoji: string): readonly string[] =>
  [emoji, ...recent.filter((one) => one !== emoji)].slice(0, MAX_RECENT_EMOJIS);
