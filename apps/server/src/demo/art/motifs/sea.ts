import { blend, hex, shift } from '../ink.ts';
import { rounded, wander } from '../line.ts';
import { moodOf } from '../moods.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { drawSky, drawSun } from './mountains.ts';

/** The sea at an hour of the day: the sun's road on it, waves, perhaps a sail, and sand. */
export function drawSea(sheet: Sheet): void {
  const mood = moodOf(sheet);
  const { height, random } = sheet;
  const horizon = height * sheet.between(0.38, 0.52);
  drawSky(sheet, mood, horizon);
  const sunAt: Point = [sheet.between(260, 740), horizon - sheet.between(-10, 190)];
  if (sunAt[1] > horizon - 80) sheet.sign('low');
  drawSun(sheet, mood, sunAt, sheet.between(46, 84));
  sheet.layer({ x: 46 });
  drawClouds(sheet, horizon, blend(mood.sun, mood.sky.at(-1)!, 0.45));
  sheet.layer();
  const deep = blend(mood.near, mood.sky[0]!, 0.42);
  const water = [blend(mood.sky.at(-1)!, mood.far, 0.62), blend(mood.far, deep, 0.55), deep, shift(deep, -0.07)];
  sheet.put(`<rect y="${n(horizon)}" width="1000" height="${n(height - horizon)}" fill="${sheet.down(water)}"/>`);
  if (sheet.chance(0.55)) drawIsland(sheet, horizon, blend(mood.far, mood.near, 0.45));
  for (let row = 0; row < 120; row += 1) {
    if (row % 30 === 0) sheet.layer({ x: 12, y: 5, cycles: 2, phase: row / 120 });
    const share = random.next() ** 1.7;
    const y = horizon + 3 + share * (height - horizon);
    const isOnRoad = sheet.chance(0.62);
    const x = isOnRoad ? sunAt[0] + sheet.between(-1, 1) * (26 + 330 * share) : sheet.between(0, 1000);
    const wide = (isOnRoad ? 16 : 34) + sheet.between(20, 190) * share;
    const ink = isOnRoad ? mood.sun : sheet.chance(0.5) ? shift(deep, -0.06) : mood.far;
    const opacity = isOnRoad ? sheet.between(0.25, 0.85) * (1 - share * 0.55) : sheet.between(0.08, 0.3);
    sheet.put(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide / 2)}" ry="${n(0.8 + 3.6 * share)}" fill="${hex(ink)}" opacity="${opacity.toFixed(2)}"/>`,
    );
  }
  sheet.layer({ x: 26, y: 4, cycles: 1, phase: 0.2 });
  if (sheet.chance(0.5))
    drawSail(
      sheet,
      [sheet.between(150, 850), horizon + sheet.between(8, 40)],
      sheet.between(0.6, 1.3),
      blend(mood.near, mood.sky[0]!, 0.1),
      mood.sun,
    );
  sheet.layer({ y: 16, cycles: 2, phase: 0.5 });
  if (sheet.chance(0.45))
    drawShore(sheet, height * sheet.between(0.84, 0.9), mood.isNight ? [0.42, 0.05, 70] : [0.87, 0.055, 78]);
  sheet.layer();
  sheet.glow(sunAt[0], horizon, 560, mood.sun, mood.isNight ? 0.18 : 0.3);
}

export function drawClouds(sheet: Sheet, bottom: number, ink: Parameters<typeof hex>[0]): void {
  const filter = sheet.blur(7);
  sheet.group(`filter="${filter}"`, () => {
    for (let cloud = 0; cloud < 4 + sheet.random.below(5); cloud += 1) {
      const [x, y] = [sheet.between(-100, 1100), bottom * sheet.between(0.12, 0.86)];
      const long = sheet.between(120, 420) * (1.1 - (y / bottom) * 0.3);
      for (let puff = 0; puff < 6; puff += 1) {
        const away = sheet.between(-0.5, 0.5);
        sheet.put(
          `<ellipse cx="${n(x + away * long)}" cy="${n(y + sheet.between(-7, 7))}" rx="${n(long * sheet.between(0.18, 0.42))}" ry="${n(long * 0.035 * (1.3 - Math.abs(away)) * sheet.between(0.5, 1.4))}" fill="${hex(ink)}" opacity="0.4"/>`,
        );
      }
    }
  });
}

function drawIsland(sheet: Sheet, horizon: number, ink: Parameters<typeof hex>[0]): void {
  sheet.sign('island');
  const line = wander(sheet.random, 0.5, 5);
  const [from, long, tall] = [sheet.between(-120, 620), sheet.between(240, 560), sheet.between(30, 110)];
  const points = Array.from({ length: 61 }, (_, place): Point => {
    const share = place / 60;
    return [
      from + share * long,
      horizon + 1 - Math.sin(share * Math.PI) ** 0.8 * tall * (0.62 + 0.5 * line(share * 5)),
    ];
  });
  const d = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const fill = sheet.down([ink, blend(ink, [0.85, 0.03, 80], 0.25)]);
  sheet.put(`<path d="${d}" fill="${fill}"/>`);
  sheet.put(
    `<path d="${d}" fill="${hex(ink)}" opacity="0.25" transform="translate(0 ${n(horizon * 2)}) scale(1 -1)"/>`,
  );
}

function drawSail(
  sheet: Sheet,
  [x, y]: Point,
  size: number,
  hull: Parameters<typeof hex>[0],
  light: Parameters<typeof hex>[0],
): void {
  sheet.sign('sail');
  const body = `<path d="M-34 0Q0 16 36 0L28 13Q0 20-26 13Z" fill="${hex(hull)}"/><path d="M2-92Q30-48 34-8L2-8Z" fill="${hex(light)}"/><path d="M-3-80Q-24-40-28-8L-3-8Z" fill="${hex(light)}" opacity=".78"/>`;
  sheet.put(
    `<ellipse cx="${n(x)}" cy="${n(y + 20 * size)}" rx="${n(40 * size)}" ry="${n(4 * size)}" fill="${hex(hull)}" opacity=".35"/><g transform="translate(${n(x)} ${n(y)}) scale(${size.toFixed(2)})">${body}</g>`,
  );
}

/** Sand with a line of foam, where the last wave ran out. */
function drawShore(sheet: Sheet, top: number, sand: Parameters<typeof hex>[0]): void {
  sheet.sign('sand');
  const { height } = sheet;
  const line = wander(sheet.random, 0.4, 3);
  const edge = (lift: number): Point[] =>
    Array.from({ length: 22 }, (_, place) => [place * 52 - 40, top - lift + line(place * 0.2) * 34 + place * 3]);
  const closed = (points: Point[]) => rounded([...points, [1200, height + 160], [-200, height + 160]]);
  sheet.put(
    `<path d="${closed(edge(26))}" fill="#fff" opacity=".28"/><path d="${closed(edge(12))}" fill="#fff" opacity=".8"/>`,
  );
  sheet.put(`<path d="${closed(edge(0))}" fill="${sheet.down([shift(sand, -0.1), sand, shift(sand, 0.03)])}"/>`);
}
