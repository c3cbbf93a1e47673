/** A colour as the eye orders it: lightness 0–1, chroma 0–0.37, hue in degrees (oklch). */
export type Ink = readonly [lightness: number, chroma: number, hue: number];

const RADIAN = Math.PI / 180;

/** #rrggbb; what a screen cannot show loses chroma until it can. */
export function hex([lightness, chroma, hue]: Ink): string {
  for (let left = chroma; ; left = left < 0.004 ? 0 : left * 0.94) {
    const channels = toLinear(lightness, left * Math.cos(hue * RADIAN), left * Math.sin(hue * RADIAN));
    if (left > 0 && channels.some((channel) => channel < -0.0005 || channel > 1.0005)) continue;
    return `#${channels.map(encode).join('')}`;
  }
}

/** Between two colours, without the grey that mixing in RGB gives: 0 is the first. */
export function blend(from: Ink, to: Ink, share: number): Ink {
  const [a, b] = [from, to].map(([l, c, h]) => [l, c * Math.cos(h * RADIAN), c * Math.sin(h * RADIAN)] as const);
  const at = (index: 0 | 1 | 2) => a![index] + (b![index] - a![index]) * share;
  return [at(0), Math.hypot(at(1), at(2)), Math.atan2(at(2), at(1)) / RADIAN];
}

/** The same colour, lighter, stronger or turned by so much. */
export const shift = ([l, c, h]: Ink, lighter: number, stronger = 0, turned = 0): Ink => [
  Math.min(0.99, Math.max(0.04, l + lighter)),
  Math.max(0, c + stronger),
  h + turned,
];

function toLinear(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

function encode(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const channel = value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}
