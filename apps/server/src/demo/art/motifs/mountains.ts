import { blend, hex, type Ink, shift } from '../ink.ts';
import { polygon, wander } from '../line.ts';
import { type Mood, moodOf } from '../moods.ts';
import { n, type Point, type Sheet } from '../sheet.ts';

/** Ranges behind ranges in the haze of an hour, at times over a lake. */
export function drawMountains(sheet: Sheet): void {
  const mood = moodOf(sheet);
  const { height } = sheet;
  const horizon = height * sheet.between(0.36, 0.48);
  const foot = sheet.chance(0.4) ? height * sheet.between(0.72, 0.8) : height;
  drawSky(sheet, mood, horizon * 1.5);
  const sunAt: Point = [sheet.between(220, 780), horizon * sheet.between(0.55, 0.95)];
  drawSun(sheet, mood, sunAt, sheet.between(34, 62));
  const depth = 5 + sheet.random.below(3);
  if (depth === 7) sheet.sign('seven');
  for (let place = 0; place < depth; place += 1) {
    const share = place / (depth - 1);
    const top = horizon + (foot - horizon) * share ** 1.25 * 0.86 - height * 0.02;
    const ink = blend(mood.far, mood.near, share ** 0.9);
    sheet.layer({ x: 5 + 48 * share ** 1.3 });
    drawRange(sheet, {
      top,
      bottom: foot + 2,
      swing: height * (0.13 - 0.06 * share),
      ink,
      mist: blend(mood.sky.at(-1)!, ink, 0.35 + 0.5 * share),
      trees: share > 0.72 ? 9 + 22 * (share - 0.7) : 0,
    });
  }
  sheet.layer();
  if (foot < height) drawLake(sheet, mood, foot, sunAt[0]);
  sheet.layer();
  sheet.glow(sunAt[0], sunAt[1], 620, mood.sun, mood.isNight ? 0.2 : 0.34);
}

export function drawSky(sheet: Sheet, { sky, isNight }: Mood, bottom: number): void {
  sheet.backdrop(hex(sky.at(-1)!));
  sheet.put(`<rect width="1000" height="${n(bottom)}" fill="${sheet.down(sky)}"/>`);
  if (isNight) drawStars(sheet, bottom * 0.62, 90);
}

export function drawStars(sheet: Sheet, bottom: number, amount: number): void {
  for (let star = 0; star < amount; star += 1) {
    const y = sheet.random.next() ** 1.4 * bottom;
    const strength = sheet.between(0.2, 0.95) * (1 - y / bottom) ** 0.5;
    sheet.put(
      `<circle cx="${n(sheet.between(0, 1000))}" cy="${n(y)}" r="${n(sheet.random.next() ** 3 * 2.4 + 0.8)}" fill="#fff" opacity="${strength.toFixed(2)}"/>`,
    );
  }
}

export function drawSun(sheet: Sheet, { sun, sky, isNight }: Mood, [x, y]: Point, r: number): void {
  sheet.glow(x, y, r * (isNight ? 5 : 8), blend(sun, sky.at(-1)!, 0.3), isNight ? 0.4 : 0.75);
  sheet.put(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${hex(sun)}"/>`);
}

type Range = { top: number; bottom: number; swing: number; ink: Ink; mist: Ink; trees: number };

function drawRange(sheet: Sheet, { top, bottom, swing, ink, mist, trees }: Range): void {
  const line = wander(sheet.random, trees > 0 ? 0.42 : 0.5, trees > 0 ? 4 : 6);
  const stretch = sheet.between(0.0022, 0.0036);
  const points: Point[] = [];
  for (let x = -10; x <= 1010; x += trees > 0 ? trees * 0.5 : 9) {
    const ground = top + line(x * stretch) * swing * 1.5;
    if (trees > 0) {
      const tall = trees * sheet.between(1.2, 3.4) * (0.5 + 0.5 * Math.abs(line(x * 0.013 + 7)) * 2);
      points.push(
        [x - trees * 0.42, ground + trees * 0.4],
        [x, ground - tall],
        [x + trees * 0.1, ground - tall * 0.25],
      );
    } else points.push([x, ground]);
  }
  points.push([1010, bottom], [-10, bottom]);
  const fill = sheet.along(
    [0, top - swing],
    [0, top + (bottom - top) * 0.62 + swing],
    [
      { at: 0, ink: shift(ink, 0.015) },
      { at: 0.35, ink },
      { at: 1, ink: mist },
    ],
  );
  sheet.put(`<path d="${polygon(points)}" fill="${fill}"/>`);
}

/** Water that gives back the sky, with light lying on it. */
function drawLake(sheet: Sheet, { sky, near, sun, isNight }: Mood, top: number, sunX: number): void {
  sheet.sign('lake');
  const { height } = sheet;
  const inks = [blend(near, sky.at(-1)!, 0.5), blend(near, sky[1]!, 0.66), blend(near, sky[0]!, 0.5)];
  sheet.put(`<rect y="${n(top)}" width="1000" height="${n(height - top)}" fill="${sheet.down(inks)}"/>`);
  sheet.layer({ x: 9, y: 2, cycles: 2 });
  for (let row = 0; row < 46; row += 1) {
    const share = (row / 46) ** 1.5;
    const y = top + 4 + share * (height - top);
    const wide = 20 + 150 * share + sheet.between(0, 60);
    const x = sunX + sheet.between(-1, 1) * (40 + 210 * share);
    const opacity = (isNight ? 0.26 : 0.42) * (1 - share * 0.6) * sheet.between(0.3, 1);
    sheet.put(
      `<rect x="${n(x - wide / 2)}" y="${n(y)}" width="${n(wide)}" height="${n(1.2 + 3.4 * share)}" rx="2" fill="${hex(sun)}" opacity="${opacity.toFixed(2)}"/>`,
    );
  }
}
