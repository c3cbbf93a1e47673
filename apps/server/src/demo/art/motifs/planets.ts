import { hex, type Ink, shift } from '../ink.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { drawStars } from './mountains.ts';

/** A night without a ground: a great planet, its moons, dust and stars. */
export function drawPlanets(sheet: Sheet): void {
  const { height } = sheet;
  const hue = sheet.between(0, 360);
  const dark: Ink = [0.15, 0.05, 275];
  sheet.backdrop(sheet.down([dark, shift(dark, 0.09, 0.03, 30), shift(dark, 0.02)], 0.6));
  for (let cloud = 0; cloud < 4; cloud += 1)
    sheet.glow(
      sheet.between(0, 1000),
      sheet.between(0, height),
      sheet.between(320, 620),
      [0.55, 0.16, hue + cloud * 50],
      0.34,
    );
  drawStars(sheet, height, 190);
  const [x, y, r] = [sheet.between(360, 640), height * sheet.between(0.42, 0.6), sheet.between(200, 300)];
  const tilt = sheet.between(-32, 32);
  sheet.layer({ x: 18, y: 10 });
  const hasRing = sheet.chance(0.6);
  if (hasRing) sheet.sign('ring');
  if (hasRing) drawRing(sheet, [x, y], r, tilt, hue, 'back');
  drawBall(sheet, [x, y], r, [0.68, 0.14, hue], tilt);
  if (hasRing) drawRing(sheet, [x, y], r, tilt, hue, 'front');
  sheet.layer({ x: 56, y: 24, phase: 0.6 });
  for (let moon = 0; moon < 1 + sheet.random.below(3); moon += 1)
    drawBall(
      sheet,
      [sheet.between(90, 910), sheet.between(0.1, 0.92) * height],
      sheet.between(22, 66),
      [0.8, 0.06, hue + 120 + moon * 40],
      tilt,
    );
}

function drawBall(sheet: Sheet, [x, y]: Point, r: number, ink: Ink, tilt: number): void {
  const disc = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
  sheet.glow(x, y, r * 1.9, ink, 0.4);
  sheet.put(`<g fill="${hex(ink)}">${disc}</g>`);
  sheet.group(`clip-path="${sheet.clip(disc)}"`, () => {
    sheet.put(`<g transform="rotate(${n(tilt)} ${n(x)} ${n(y)})">`);
    for (let band = -r; band < r;) {
      const high = r * sheet.between(0.05, 0.24);
      sheet.put(
        `<path d="M${n(x - r)} ${n(y + band)}q${n(r * 0.5)} ${n(sheet.between(-1, 1) * r * 0.07)} ${n(r)} 0t${n(r)} 0v${n(high)}q${n(-r * 0.5)} ${n(sheet.between(-1, 1) * r * 0.07)} ${n(-r)} 0t${n(-r)} 0Z" fill="${hex(shift(ink, sheet.between(-0.1, 0.16), sheet.between(-0.05, 0.02), sheet.between(-28, 28)))}" opacity=".75"/>`,
      );
      band += high;
    }
    sheet.put('</g>');
  });
  const night = sheet.round(
    [
      { at: 0, ink: [1, 0, 0], opacity: 0.22 },
      { at: 0.4, ink: [0.1, 0.04, 280], opacity: 0 },
      { at: 1, ink: [0.08, 0.04, 280], opacity: 0.94 },
    ],
    0.3,
    0.28,
    0.86,
  );
  sheet.put(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r + 0.6)}" fill="${night}"/>`);
}

function drawRing(sheet: Sheet, [x, y]: Point, r: number, tilt: number, hue: number, part: 'back' | 'front'): void {
  const half = `<rect x="${n(x - r * 3)}" y="${n(part === 'back' ? y - r * 3 : y)}" width="${n(r * 6)}" height="${n(r * 3)}"/>`;
  const rings = [1.42, 1.56, 1.66, 1.82, 1.96].map(
    (far, place) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * far)}" ry="${n(r * far * 0.24)}" fill="none" stroke="${hex([0.84 - place * 0.04, 0.07, hue + 30 + place * 9])}" stroke-width="${n(r * (place % 2 ? 0.035 : 0.075))}" opacity="${(0.85 - place * 0.12).toFixed(2)}"/>`,
  );
  sheet.put(
    `<g transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"><g clip-path="${sheet.clip(half)}">${rings.join('')}</g></g>`,
  );
}
