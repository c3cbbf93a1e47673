const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** A text without its case, its width and the characters that cannot be seen: they do not hide what it says. */
export const foldText = (text: string): string => text.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
