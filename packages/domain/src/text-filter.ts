/** The accents of Latin, Greek and Cyrillic letters; other scripts' marks are vowels, without which words become the same. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Folds case, character width and accents, so that a list finds a name however it is typed. */
export const foldForSearch = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();

/** Filters items by a part of any of their texts; an empty text finds all. */
export function filterItemsByText<Item>(
  items: readonly Item[],
  text: string,
  getTexts: (item: Item) => readonly (string | null)[],
): readonly Item[] {
  const sought = foldForSearch(text.trim());
  if (sought === '') return items;
  return items.filter((item) => getTexts(item).some((each) => each !== null && foldForSearch(each).includes(sought)));
}
