/** Every figure of illustrations.svg; a test holds the two equal. */
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
