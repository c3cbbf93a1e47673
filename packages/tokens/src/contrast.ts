/** The contrast that every brand must have (design §3), and what to say about a brand that lacks it. */
import type { BrandTokens } from './build.ts';
import { getContrastRatio, isInSrgbGamut } from './color.ts';

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
  ['on-scrim', ['envelope'], AA],
  ['envelope-seal', ['envelope'], AA],
  ['focus', GROUNDS, NON_TEXT],
  ['line-strong', GROUNDS, NON_TEXT],
];

const describeRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** A sentence for each pair of colours with too little contrast and each colour that screens cannot show; empty for a good brand. */
export function findColorFaults(tokens: BrandTokens): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const color = (name: string) => tokens[theme][`color-${name}`] ?? '';
    const faint = PAIRS.flatMap(([foreground, grounds, light, dark = light]) => {
      const due = theme === 'dark' ? dark : light;
      return grounds
        .map((ground) => ({ ground, is: getContrastRatio(color(foreground), color(ground)) }))
        .filter(({ is }) => is < due)
        .map(
          ({ ground, is }) =>
            `${theme}: ${foreground} ${color(foreground)} on ${ground} ${color(ground)} has a contrast of ${describeRatio(is)} and needs ${describeRatio(due)}`,
        );
    });
    const tooColorful = Object.entries(tokens[theme])
      .filter(([, value]) => !isInSrgbGamut(value))
      .map(
        ([name, value]) =>
          `${theme}: ${name.replace('color-', '')} ${value} is outside sRGB; lower its chroma, the second number`,
      );
    return [...faint, ...tooColorful];
  });
}
