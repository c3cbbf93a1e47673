/** Separates names by commas only; the type `unit` has no separator in Chinese. */
export const NAME_LIST_FORMAT = { type: 'conjunction', style: 'narrow' } as const;
