/** Colours of a new brand, derived from its accent so that every pair has the required contrast (design §3). */
import { getContrastRatio, isInSrgbGamut, parseColorToOklch, formatOklch, type Oklch } from './color.ts';

/** Lightness of the neutral ramp, lightest first. */
const NEUTRALS = [0.996, 0.976, 0.95, 0.91, 0.8, 0.71, 0.605, 0.55, 0.485, 0.41, 0.315, 0.262, 0.218, 0.178, 0.145];
const NEUTRAL_CHROMA = 0.012;
const WHITE = 'oklch(1 0 0)';
const AA = 4.5;
const STEP = 0.005;
/** Aims a little higher, because colours are rounded. */
const MARGIN = 0.05;
/** Red accents are as close to the usual danger colour as this; their danger is pinker. */
const NEAR_RED_DEGREES = 25;
const RED = 25;

/** The colour with as much of its chroma as sRGB has at this lightness. */
function color({ lightness, chroma, hue }: Oklch): string {
  for (let rest = chroma; rest > 0; rest -= STEP) {
    const text = formatOklch({ lightness, chroma: rest, hue });
    if (isInSrgbGamut(text)) return text;
  }
  return formatOklch({ lightness, chroma: 0, hue });
}

/** The first colour from `start` on, lighter or darker by steps, that has the contrast AA with all `others`. */
function findReadable(start: Oklch, direction: 'lighter' | 'darker', others: readonly string[]): string {
  const step = direction === 'lighter' ? STEP : -STEP;
  for (let lightness = start.lightness; lightness >= 0 && lightness <= 1; lightness += step) {
    const found = color({ ...start, lightness });
    if (others.every((other) => getContrastRatio(found, other) >= AA + MARGIN)) return found;
  }
  return direction === 'lighter' ? WHITE : 'oklch(0 0 0)';
}

const values = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([name, $value]) => [name, { $value }]));

/**
 * The token file of a brand with this accent, `#rrggbb` or `oklch(L C H)`. Light accents get dark text; other accents are darkened
 * until white text is readable on them.
 */
export function createTokensFromAccent(accent: string) {
  const { lightness, chroma, hue } = parseColorToOklch(accent);
  const at = (to: number, share = 1): Oklch => ({ lightness: to, chroma: chroma * share, hue });
  const tint = (to: number, limit: number): string => color({ lightness: to, chroma: Math.min(chroma, limit), hue });
  const neutral = NEUTRALS.map((to) => tint(to, NEUTRAL_CHROMA));
  const grounds = neutral.slice(0, 3);
  const darkGrounds = neutral.slice(11);
  const ink = tint(0.18, 0.06);
  const isRed = Math.abs(((hue - RED + 540) % 360) - 180) < NEAR_RED_DEGREES && chroma > 0.05;

  const hasDarkText = lightness >= 0.68;
  const onAccent = hasDarkText ? ink : WHITE;
  const fill = findReadable(at(lightness), hasDarkText ? 'lighter' : 'darker', [onAccent]);
  const filled = parseColorToOklch(fill).lightness;
  const pressed = at(filled < 0.2 ? filled + 0.1 : filled - 0.06);
  const soft = tint(0.94, 0.03);
  const bubble = tint(0.91, 0.045);
  const danger = { lightness: 0.5, chroma: 0.19, hue: isRed ? 8 : 25 };
  const dangerSoft = color({ lightness: 0.95, chroma: 0.025, hue: danger.hue });
  const darkDanger = { lightness: 0.74, chroma: 0.15, hue: isRed ? 5 : 22 };
  const darkDangerSoft = color({ lightness: 0.29, chroma: 0.06, hue: darkDanger.hue });
  const darkAccent = findReadable({ ...at(Math.max(0.72, lightness)), chroma: Math.min(chroma, 0.16) }, 'lighter', [
    neutral[14]!,
  ]);
  const darkSoft = tint(0.3, 0.05);
  const darkBubble = tint(0.37, 0.07);

  return {
    palette: { neutral: values(Object.fromEntries(neutral.map((value, index) => [String(index), value]))) },
    light: {
      color: values({
        accent: fill,
        'accent-pressed': hasDarkText ? findReadable(pressed, 'lighter', [onAccent]) : color(pressed),
        'accent-strong': findReadable(at(Math.min(lightness, 0.53)), 'darker', [...grounds, soft]),
        'accent-soft': soft,
        'on-accent': onAccent,
        danger: findReadable(danger, 'darker', [...grounds, dangerSoft, WHITE]),
        'danger-soft': dangerSoft,
        'bubble-own': bubble,
        'bubble-own-meta': findReadable({ lightness: 0.42, chroma: Math.min(chroma, 0.06), hue }, 'darker', [bubble]),
        'bubble-own-danger': findReadable(danger, 'darker', [bubble]),
      }),
    },
    dark: {
      color: values({
        accent: darkAccent,
        'accent-pressed': tint(Math.min(0.95, parseColorToOklch(darkAccent).lightness + 0.06), 0.13),
        'accent-strong': findReadable({ lightness: 0.77, chroma: Math.min(chroma, 0.13), hue }, 'lighter', [
          ...darkGrounds,
          darkSoft,
        ]),
        'accent-soft': darkSoft,
        danger: findReadable(darkDanger, 'lighter', [...darkGrounds, darkDangerSoft]),
        'danger-soft': darkDangerSoft,
        'bubble-own': darkBubble,
        'bubble-own-meta': findReadable({ lightness: 0.84, chroma: Math.min(chroma, 0.03), hue }, 'lighter', [
          darkBubble,
        ]),
        'bubble-own-danger': findReadable({ lightness: 0.84, chroma: 0.08, hue: 18 }, 'lighter', [darkBubble]),
      }),
    },
    gradient: {
      mark: { $value: `linear-gradient(135deg, ${color(at(Math.min(0.9, lightness + 0.1), 0.9))}, ${fill})` },
    },
  };
}
