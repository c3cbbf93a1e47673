import { blend, hex, type Ink, shift } from '../ink.ts';
import { moodOf } from '../moods.ts';
import { n, type Sheet } from '../sheet.ts';
import { drawClouds } from './sea.ts';
import { drawSky, drawSun } from './mountains.ts';

const BLOOMS: readonly (readonly Ink[])[] = [
  [
    [0.62, 0.2, 28],
    [0.7, 0.17, 35],
  ],
  [
    [0.7, 0.12, 300],
    [0.8, 0.09, 310],
  ],
  [
    [0.9, 0.15, 95],
    [0.97, 0.02, 95],
  ],
  [
    [0.78, 0.13, 355],
    [0.9, 0.06, 350],
  ],
  [
    [0.62, 0.13, 262],
    [0.76, 0.09, 255],
  ],
];

const COLOURS = ['red', 'violet', 'yellow', 'pink', 'blue'] as const;

/** Flowers before a low sun: those behind and those too close are not sharp. */
export function drawMeadow(sheet: Sheet): void {
  const { height, random } = sheet;
  const mood = moodOf(sheet, ({ isNight }) => !isNight);
  const horizon = height * sheet.between(0.42, 0.56);
  drawSky(sheet, mood, horizon * 1.15);
  drawSun(sheet, mood, [sheet.between(200, 800), horizon * sheet.between(0.35, 0.85)], sheet.between(40, 70));
  sheet.layer({ x: 30, phase: 0.5 });
  drawClouds(sheet, horizon * 0.8, shift(mood.sun, 0.01));
  const green: Ink = [0.45, 0.09, sheet.between(125, 155)];
  const blooms = random.pick(BLOOMS);
  sheet.sign(COLOURS[BLOOMS.indexOf(blooms)]!);
  for (let layer = 0; layer < 5; layer += 1) {
    const share = layer / 4;
    sheet.layer({ x: 6 + 48 * share, y: 5 * share });
    const top = horizon + (height - horizon) * (share ** 1.4 * 0.72);
    const ground = blend(blend(mood.far, green, 0.35 + 0.3 * share), shift(green, -0.17), share);
    const softness = [3.5, 1.8, 0, 0, 9][layer]!;
    const filter = softness > 0 ? `filter="${sheet.blur(softness)}"` : '';
    sheet.group(filter, () => {
      sheet.put(
        `<path d="M-60 ${n(top + 20)}Q${n(sheet.between(150, 450))} ${n(top - 42)} 520 ${n(top + 6)}T1060 ${n(top)}V${height + 60}H-60Z" fill="${sheet.down([shift(ground, 0.06), shift(ground, -0.04)])}"/>`,
      );
      const many = [110, 80, 46, 26, 9][layer]!;
      const r = [5, 9, 19, 36, 78][layer]!;
      for (let flower = 0; flower < many; flower += 1)
        drawFlower(
          sheet,
          sheet.between(-20, 1020),
          top + sheet.between(-0.9, 2.6) * r,
          r * sheet.between(0.7, 1.15),
          random.pick(blooms),
          ground,
        );
    });
  }
}

function drawFlower(sheet: Sheet, x: number, y: number, r: number, ink: Ink, ground: Ink): void {
  const lean = sheet.between(-0.8, 0.8) * r;
  if (r > 8)
    sheet.put(
      `<path d="M${n(x)} ${n(y)}q${n(lean * 0.2)} ${n(r * 2.5)} ${n(lean)} ${n(r * 6)}" stroke="${hex(shift(ground, 0.07))}" stroke-width="${n(r * 0.09)}" fill="none"/>`,
    );
  const petals = Array.from(
    { length: 5 },
    (_, petal) =>
      `<ellipse cx="0" cy="${n(-r * 0.5)}" rx="${n(r * 0.44)}" ry="${n(r * 0.56)}" fill="${hex(shift(ink, petal % 2 ? -0.03 : 0.04))}" transform="rotate(${petal * 72 + 11})"/>`,
  );
  sheet.put(
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(sheet.between(-30, 30))}) scale(1 ${sheet.between(0.55, 0.9).toFixed(2)})">${petals.join('')}<circle r="${n(r * 0.2)}" fill="${hex(ink[2] > 80 && ink[2] < 110 ? [0.6, 0.12, 55] : [0.86, 0.14, 88])}"/></g>`,
  );
}
