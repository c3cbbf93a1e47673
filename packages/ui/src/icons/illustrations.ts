/** Every figure of figures.svg; a test holds the two equal. */
export const FIGURE_NAMES = [
  'chat',
  'people',
  'search',
  'pictures',
  'bell',
  'wallet',
  'broken',
  'offline',
  'done',
  'works',
  'lock',
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];
