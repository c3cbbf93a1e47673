import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandSlugs, readTokens } from './build.ts';
import { contrast, isInGamut } from './color.ts';

const brandsFolder = join(import.meta.dirname, '../../../brands');
const brands = await Promise.all(
  brandSlugs(brandsFolder).map(async (slug) => ({ slug, tokens: await readTokens(brandsFolder, slug) })),
);
const themes = brands.flatMap(({ slug, tokens }) =>
  (['light', 'dark'] as const).map((theme) => ({ slug, theme, colors: tokens[theme] })),
);

const GROUNDS = ['background', 'surface', 'raised', 'sunken'];
const AA = 4.5;
const AAA = 7;
const NON_TEXT = 3;

/** Foreground, its backgrounds, and the required contrast (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
const PAIRS: [foreground: string, grounds: string[], due: number, dueInDark?: number][] = [
  ['text-primary', ['background', 'surface', 'raised', 'sunken'], AAA, AA],
  ['bubble-own-text', ['bubble-own'], AAA, AA],
  ['bubble-other-text', ['bubble-other'], AAA, AA],
  ['text-primary', ['accent-soft'], AA],
  ['text-secondary', GROUNDS, AA],
  ['text-tertiary', GROUNDS, AA],
  ['bubble-own-meta', ['bubble-own'], AA],
  ['bubble-own-danger', ['bubble-own'], AA],
  ['danger', ['bubble-other'], AA],
  ['bubble-other-meta', ['bubble-other'], AA],
  ['on-accent', ['accent', 'accent-pressed'], AA],
  ['accent-strong', [...GROUNDS, 'accent-soft', 'bubble-other'], AA],
  ['success', ['background', 'surface', 'raised', 'success-soft'], AA],
  ['warning', ['background', 'surface', 'raised', 'warning-soft'], AA],
  ['danger', ['background', 'surface', 'raised', 'danger-soft'], AA],
  ['on-danger', ['danger'], AA],
  ['focus', GROUNDS, NON_TEXT],
  ['line-strong', GROUNDS, NON_TEXT],
];

describe.each(themes)('$slug, $theme', ({ theme, colors }) => {
  const color = (name: string) => colors[`color-${name}`] ?? '';

  test('text and controls have the required contrast', () => {
    const tooFaint = PAIRS.flatMap(([foreground, grounds, due, dueInDark = due]) =>
      grounds
        .map((ground) => ({
          pair: `${foreground} on ${ground}`,
          due: theme === 'dark' ? dueInDark : due,
          is: contrast(color(foreground), color(ground)),
        }))
        .filter((measured) => measured.is < measured.due),
    );
    expect(tooFaint).toEqual([]);
  });

  test('every colour is inside the sRGB gamut', () => {
    expect(Object.entries(colors).filter(([, value]) => !isInGamut(value))).toEqual([]);
  });
});
