/** All illustrations of illustrations.svg; a test compares them. */
export const ILLUSTRATION_NAMES = [
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

export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];
