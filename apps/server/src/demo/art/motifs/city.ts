import { blend, hex, type Ink, shift } from '../ink.ts';
import { type Mood, moodOf } from '../moods.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { drawSky, drawSun } from './mountains.ts';

const LIGHTS: readonly Ink[] = [
  [0.88, 0.12, 80],
  [0.93, 0.08, 95],
  [0.83, 0.14, 65],
  [0.9, 0.04, 220],
  [0.78, 0.14, 20],
];

/** A city at the end of the day, its windows lit, on the water or behind lights out of focus. */
export function drawCity(sheet: Sheet): void {
  const mood = moodOf(sheet, ({ isNight }) => isNight === true || sheet.chance(0.2));
  const { height } = sheet;
  const ground = height * sheet.between(0.7, 0.8);
  drawSky(sheet, mood, ground);
  drawSun(sheet, mood, [sheet.between(180, 820), height * sheet.between(0.12, 0.34)], sheet.between(32, 58));
  for (const [place, share] of [0, 0.4, 0.8].entries()) {
    const ink = blend(mood.far, mood.near, share);
    sheet.layer({ x: 10 + 46 * share });
    drawRow(sheet, {
      ground,
      ink,
      tall: height * (0.46 - 0.1 * place),
      wide: [44 + 16 * place, 92 + 34 * place],
      lit: 0.1 + 0.16 * share,
      mist: blend(mood.sky.at(-1)!, ink, 0.35 + share * 0.5),
    });
    sheet.put(
      `<rect y="${n(ground - height * 0.2)}" width="1000" height="${n(height * 0.2)}" fill="${sheet.along(
        [0, ground - height * 0.2],
        [0, ground],
        [
          { at: 0, ink: mood.sky.at(-1)!, opacity: 0 },
          { at: 1, ink: mood.sky.at(-1)!, opacity: 0.3 - place * 0.1 },
        ],
      )}"/>`,
    );
  }
  sheet.layer();
  drawQuay(sheet, mood, ground);
  sheet.layer({ x: 40, y: 20, phase: 0.3 });
  if (mood.isNight && sheet.chance(0.4)) drawBokeh(sheet, [0, height * 0.4], 11);
}

type Row = { ground: number; ink: Ink; tall: number; wide: readonly [number, number]; lit: number; mist: Ink };

function drawRow(sheet: Sheet, { ground, ink, tall, wide, lit, mist }: Row): void {
  const fill = sheet.along(
    [0, ground - tall],
    [0, ground],
    [
      { at: 0, ink: shift(ink, 0.02) },
      { at: 1, ink: mist },
    ],
  );
  for (let x = -40; x < 1020;) {
    const width = sheet.between(...wide);
    const high = tall * (0.35 + 0.65 * sheet.random.next() ** 1.3);
    const top = ground - high;
    sheet.put(`<rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(high + 2)}" fill="${fill}"/>`);
    if (sheet.chance(0.3))
      sheet.put(
        `<rect x="${n(x + width * 0.3)}" y="${n(top - width * 0.22)}" width="${n(width * 0.4)}" height="${n(width * 0.24)}" fill="${fill}"/>`,
      );
    if (sheet.chance(0.16))
      sheet.put(
        `<rect x="${n(x + width * 0.48)}" y="${n(top - tall * 0.16)}" width="3" height="${n(tall * 0.16)}" fill="${hex(ink)}"/><circle cx="${n(x + width * 0.48 + 1.5)}" cy="${n(top - tall * 0.16)}" r="3.4" fill="#ff6a55"/>`,
      );
    drawWindows(sheet, [x, top], [width, high], lit);
    x += width * sheet.between(0.86, 1.12);
  }
}

function drawWindows(sheet: Sheet, [x, y]: Point, [width, high]: Point, lit: number): void {
  const step = sheet.between(13, 19);
  const columns = Math.floor((width - 10) / step);
  const margin = (width - columns * step) / 2;
  const ink = sheet.random.pick(LIGHTS);
  const rows: string[] = [];
  for (let row = 0; row < Math.floor(high / (step * 1.25)) - 1; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!sheet.chance(lit)) continue;
      rows.push(
        `M${n(x + margin + column * step + step * 0.22)} ${n(y + 14 + row * step * 1.25)}h${n(step * 0.56)}v${n(step * 0.66)}h-${n(step * 0.56)}Z`,
      );
    }
  }
  if (rows.length > 0)
    sheet.put(`<path d="${rows.join('')}" fill="${hex(ink)}" opacity="${sheet.between(0.55, 0.95).toFixed(2)}"/>`);
}

/** The river in front, with the lights drawn out on it. */
function drawQuay(sheet: Sheet, { near, sky }: Mood, ground: number): void {
  const { height } = sheet;
  sheet.put(
    `<rect y="${n(ground)}" width="1000" height="${n(height - ground)}" fill="${sheet.down([blend(near, sky.at(-1)!, 0.34), blend(near, sky[1]!, 0.3), shift(near, -0.03)])}"/>`,
  );
  for (let light = 0; light < 34; light += 1) {
    if (light % 12 === 0) sheet.layer({ x: 7, y: 3, cycles: 3, phase: light / 36 });
    const x = sheet.between(0, 1000);
    const ink = sheet.random.pick(LIGHTS);
    const long = sheet.between(0.2, 0.85) * (height - ground);
    const fill = sheet.along(
      [0, ground],
      [0, ground + long],
      [
        { at: 0, ink, opacity: 0.6 },
        { at: 1, ink, opacity: 0 },
      ],
    );
    for (let piece = 0; piece < 9; piece += 1) {
      const wide = sheet.between(6, 26);
      sheet.put(
        `<rect x="${n(x - wide / 2 + sheet.between(-5, 5))}" y="${n(ground + (piece / 9) * long)}" width="${n(wide)}" height="${n(long / 16)}" rx="3" fill="${fill}"/>`,
      );
    }
  }
}

/** Lights that the eye does not look at. */
export function drawBokeh(sheet: Sheet, [least, most]: Point, amount: number): void {
  for (let light = 0; light < amount; light += 1) {
    const r = 14 + sheet.random.next() ** 2 * 66;
    const ink = sheet.random.pick(LIGHTS);
    const fill = sheet.round([
      { at: 0, ink, opacity: 0.42 },
      { at: 0.8, ink, opacity: 0.56 },
      { at: 0.94, ink: shift(ink, 0.05), opacity: 0.85 },
      { at: 1, ink, opacity: 0 },
    ]);
    sheet.put(
      `<circle cx="${n(sheet.between(0, 1000))}" cy="${n(sheet.height - sheet.between(least, most))}" r="${n(r)}" fill="${fill}" opacity="${sheet.between(0.3, 0.9).toFixed(2)}" style="mix-blend-mode:screen"/>`,
    );
  }
}
