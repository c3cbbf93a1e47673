import { BRANDS } from '@quintet/brand/list';
import { LOCALES } from '@quintet/i18n/locales';

const VALUES = {
  brand: BRANDS.slice(0, 2).map(({ slug }) => slug),
  locale: LOCALES,
  theme: ['light', 'dark'],
};

/** Globals of a story (toolbar.ts). */
interface Combination {
  brand: string;
  locale: string;
  theme: string;
  viewport: { value: string };
}

function listCombinations(viewports: readonly string[]): readonly Combination[] {
  return viewports.flatMap((value) =>
    VALUES.theme.flatMap((theme) =>
      VALUES.locale.flatMap((locale) => VALUES.brand.map((brand) => ({ brand, locale, theme, viewport: { value } }))),
    ),
  );
}

/** A view is on a phone unless its story asks for a wide window. */
const VIEW_COMBINATIONS = listCombinations(['phone']);
/** A screen is on both, and on the narrowest phone. */
const SCREEN_COMBINATIONS = listCombinations(['phone', 'wide', 'narrow']);

/** In so many rounds each story runs in each of its combinations. */
export const STORY_ROUND_COUNT = SCREEN_COMBINATIONS.length;

/** FNV-1a, the same number for a text in every run. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return sum;
}

/**
 * The combination of a story in a round; undefined after its last one. The name of a story decides about its first one, so that one
 * round spreads all stories evenly.
 */
export function pickStoryCombination(file: string, name: string, round: number): Combination | undefined {
  const combinations = file.includes('/screens/') ? SCREEN_COMBINATIONS : VIEW_COMBINATIONS;
  if (round >= combinations.length) return undefined;
  return combinations[(hash(`${file} ${name}`) + round) % combinations.length];
}
