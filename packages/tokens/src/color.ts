/** Colour arithmetic: OKLCH and sRGB, and WCAG contrast (design §3). */

export interface Oklch {
  /** 0 to 1. */
  lightness: number;
  chroma: number;
  /** Degrees. */
  hue: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

const OKLCH_ANYWHERE = /oklch\([^)]*\)/g;
const OKLCH = /^oklch\((?<lightness>[\d.]+) (?<chroma>[\d.]+) (?<hue>[\d.]+)(?: \/ (?<alpha>[\d.]+))?\)$/;

const HEX = /^#[0-9a-f]{6}$/i;

/** Converts to linear sRGB; each channel is 0–1 if the colour is in the gamut. Throws for any notation but `oklch(L C H)`. */
export function convertOklchToLinearRgb(color: string): Rgb {
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

/** Reads `oklch(L C H)` or `#rrggbb`. Throws for any other notation. */
export function parseColorToOklch(color: string): Oklch {
  const { lightness, chroma, hue } = OKLCH.exec(color)?.groups ?? {};
  if (lightness && chroma && hue) return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) };
  if (!HEX.test(color)) throw new Error(`not a colour: ${color}; write #rrggbb or oklch(L C H)`);
  const [red, green, blue] = [1, 3, 5].map((start) =>
    decode(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The notation of the token files, with the digits that give the same `#rrggbb` back. */
export function formatOklch({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${Number(lightness.toFixed(5))} ${Number(chroma.toFixed(5))} ${Number(hue.toFixed(2))})`;
}

/** Whether the colour is inside the sRGB gamut, with a tolerance for rounding. */
export function isInSrgbGamut(color: string): boolean {
  return convertOklchToLinearRgb(color).every((channel) => channel >= -0.002 && channel <= 1.002);
}

/** Converts to `#rrggbb`, or `#rrggbbaa` for a colour with alpha, which every browser supports. */
export function convertOklchToHex(color: string): string {
  const alpha = OKLCH.exec(color)?.groups?.['alpha'];
  const channels = convertOklchToLinearRgb(color).map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return hexByte(encoded);
  });
  return `#${channels.join('')}${alpha === undefined ? '' : hexByte(Number(alpha))}`;
}

/** Converts every `oklch()` in a CSS value, such as a gradient or a shadow, to hex. */
export function replaceOklchWithHex(value: string): string {
  return value.replaceAll(OKLCH_ANYWHERE, convertOklchToHex);
}

function decode(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function hexByte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

function luminance(color: string): number {
  const [red, green, blue] = convertOklchToLinearRgb(color).map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1–21. */
export function getContrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
