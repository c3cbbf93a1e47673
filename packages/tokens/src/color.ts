/** Colour arithmetic for the contrast and gamut tests: OKLCH text to sRGB and WCAG contrast (design §3). */

type Rgb = readonly [red: number, green: number, blue: number];

const OKLCH_ANYWHERE = /oklch\([^)]*\)/g;
const OKLCH = /^oklch\((?<lightness>[\d.]+) (?<chroma>[\d.]+) (?<hue>[\d.]+)(?: \/ (?<alpha>[\d.]+))?\)$/;

/** Converts to linear sRGB; each channel is 0–1 if the colour is in the gamut. Throws for any notation but `oklch(L C H)`. */
export function linearRgb(color: string): Rgb {
  const parts = OKLCH.exec(color)?.groups;
  if (!parts) throw new Error(`not an oklch colour: ${color}`);
  const hue = (Number(parts['hue']) * Math.PI) / 180;
  const lightness = Number(parts['lightness']);
  const a = Number(parts['chroma']) * Math.cos(hue);
  const b = Number(parts['chroma']) * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Whether the colour is inside the sRGB gamut, with a tolerance for rounding. */
export function isInGamut(color: string): boolean {
  return linearRgb(color).every((channel) => channel >= -0.002 && channel <= 1.002);
}

/** Converts to `#rrggbb`, or `#rrggbbaa` for a colour with alpha, which every browser supports. */
export function toHex(color: string): string {
  const alpha = OKLCH.exec(color)?.groups?.['alpha'];
  const channels = linearRgb(color).map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return hexByte(encoded);
  });
  return `#${channels.join('')}${alpha === undefined ? '' : hexByte(Number(alpha))}`;
}

/** Converts every `oklch()` in a CSS value, such as a gradient or a shadow, to hex. */
export function hexColors(value: string): string {
  return value.replaceAll(OKLCH_ANYWHERE, toHex);
}

function hexByte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

function luminance(color: string): number {
  const [red, green, blue] = linearRgb(color).map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
