import { hex, type Ink, shift } from '../ink.ts';
import { n, type Sheet } from '../sheet.ts';
import { drawBokeh } from './city.ts';

/** The street through a wet window. */
export function drawRain(sheet: Sheet): void {
  const { height } = sheet;
  const night: Ink = [sheet.between(0.18, 0.3), 0.06, sheet.between(225, 310)];
  sheet.backdrop(sheet.down([shift(night, -0.04), shift(night, 0.1, 0.02, -20), shift(night, 0.02)]));
  sheet.group(`filter="${sheet.blur(30)}"`, () => {
    for (let house = 0; house < 7; house += 1)
      sheet.put(
        `<rect x="${n(sheet.between(-100, 950))}" y="${n(height * sheet.between(0.15, 0.5))}" width="${n(sheet.between(90, 220))}" height="${height}" fill="${hex(shift(night, sheet.between(-0.08, 0.08), 0.01, sheet.between(-40, 40)))}" opacity=".8"/>`,
      );
  });
  sheet.layer({ x: 34 });
  sheet.group(`filter="${sheet.blur(3)}"`, () => drawBokeh(sheet, [height * 0.12, height * 0.8], 46));
  for (let drop = 0; drop < 150; drop += 1) {
    if (drop === 0) sheet.layer();
    if (drop === 70) sheet.layer({ kind: 'fall', cycles: 1 });
    if (drop === 120) sheet.layer({ kind: 'fall', cycles: 2 });
    const r = 2 + sheet.random.next() ** 3 * 15;
    const [x, y] = [sheet.between(0, 1000), sheet.between(0, height)];
    const fill = sheet.down([
      [0.2, 0.05, night[2]],
      [0.62, 0.05, night[2]],
      [0.96, 0.02, 90],
    ]);
    sheet.put(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * sheet.between(1, 1.3))}" fill="${fill}" opacity=".66"/><circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.4)}" r="${n(r * 0.2)}" fill="#fff" opacity=".8"/>`,
    );
    if (r < 12) continue;
    const long = sheet.between(120, 420);
    sheet.put(
      `<rect x="${n(x - r * 0.4)}" y="${n(y - long)}" width="${n(r * 0.8)}" height="${n(long)}" rx="${n(r * 0.4)}" fill="${sheet.along(
        [0, y - long],
        [0, y],
        [
          { at: 0, ink: [0.9, 0.02, 240], opacity: 0 },
          { at: 1, ink: [0.9, 0.02, 240], opacity: 0.2 },
        ],
      )}"/>`,
    );
  }
}
