const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Folds case and character width and removes invisible characters, so that they cannot disguise a text. Accents stay: they make other words. */
export const foldCaseAndWidth = (text: string): string => text.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
