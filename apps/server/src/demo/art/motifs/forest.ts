import { blend, hex, type Ink, shift } from '../ink.ts';
import { moodOf } from '../moods.ts';
import { n, type Sheet } from '../sheet.ts';

/** Trunks in the mist, and light that comes between them. */
export function drawForest(sheet: Sheet): void {
  const { height } = sheet;
  const mood = moodOf(sheet, ({ isNight }) => !isNight);
  const haze = blend(mood.sky.at(-1)!, mood.far, 0.12);
  sheet.backdrop(sheet.down([haze, blend(haze, mood.far, 0.4), blend(mood.far, mood.near, 0.5)]));
  const light = sheet.between(200, 800);
  sheet.glow(light, height * 0.2, height * 0.75, mood.sun, 0.85);
  for (let layer = 0; layer < 5; layer += 1) {
    const share = layer / 4;
    sheet.layer({ x: 4 + 52 * share ** 1.4 });
    const ink = blend(blend(haze, mood.far, 0.5), shift(mood.near, -0.03), share ** 1.15);
    drawFloor(sheet, height * (0.7 + 0.06 * layer), ink);
    for (let trunk = 0; trunk < 13 - layer * 2; trunk += 1)
      drawTrunk(
        sheet,
        sheet.between(-30, 1030),
        7 + 46 * share ** 1.6 + sheet.between(0, 10),
        height * (0.74 + 0.07 * layer),
        ink,
      );
    if (layer < 4) {
      sheet.put(
        `<rect width="1000" height="${height}" fill="${sheet.along(
          [0, height * 0.35],
          [0, height * 0.86],
          [
            { at: 0, ink: haze, opacity: 0 },
            { at: 1, ink: haze, opacity: 0.32 },
          ],
        )}"/>`,
      );
    }
    if (layer === 2) drawShafts(sheet, light, mood.sun);
  }
}

function drawTrunk(sheet: Sheet, x: number, wide: number, foot: number, ink: Ink): void {
  const lean = sheet.between(-22, 22);
  const fill = sheet.along(
    [x - wide / 2, 0],
    [x + wide / 2, 0],
    [
      { at: 0, ink: shift(ink, 0.05) },
      { at: 0.4, ink },
      { at: 1, ink: shift(ink, -0.035) },
    ],
  );
  sheet.put(
    `<path d="M${n(x + lean - wide * 0.32)}-20L${n(x + lean + wide * 0.32)}-20L${n(x + wide * 0.44)} ${n(foot - 40)}Q${n(x + wide * 0.5)} ${n(foot)} ${n(x + wide)} ${n(foot + 14)}H${n(x - wide)}Q${n(x - wide * 0.5)} ${n(foot)} ${n(x - wide * 0.44)} ${n(foot - 40)}Z" fill="${fill}"/>`,
  );
  for (let branch = 0; branch < 4; branch += 1) {
    const y = sheet.between(0, foot * 0.55);
    const side = sheet.chance(0.5) ? 1 : -1;
    const long = side * wide * sheet.between(1.6, 4);
    sheet.put(
      `<path d="M${n(x + (lean * (foot - y)) / foot)} ${n(y)}q${n(long * 0.5)} ${n(-wide * 0.2)} ${n(long)} ${n(-wide * sheet.between(0.9, 2.2))}" stroke="${hex(ink)}" stroke-width="${n(wide * 0.13)}" fill="none" stroke-linecap="round"/>`,
    );
  }
}

function drawFloor(sheet: Sheet, top: number, ink: Ink): void {
  const blades: string[] = [];
  for (let x = -10; x < 1010; x += 13)
    blades.push(
      `L${n(x)} ${n(top + sheet.between(-4, 10))}L${n(x + sheet.between(2, 9))} ${n(top - sheet.between(8, 44))}`,
    );
  sheet.put(`<path d="M-20 ${n(top)}${blades.join('')}L1020 ${n(top)}V${sheet.height + 10}H-20Z" fill="${hex(ink)}"/>`);
}

function drawShafts(sheet: Sheet, from: number, sun: Ink): void {
  const { height } = sheet;
  sheet.group(`filter="${sheet.blur(9)}" style="mix-blend-mode:screen"`, () => {
    for (let shaft = 0; shaft < 6; shaft += 1) {
      const [top, spread, wide] = [from + sheet.between(-120, 120), sheet.between(-420, 420), sheet.between(18, 70)];
      const fill = sheet.along(
        [0, 0],
        [0, height * 0.9],
        [
          { at: 0, ink: sun, opacity: 0.42 },
          { at: 1, ink: sun, opacity: 0 },
        ],
      );
      sheet.put(
        `<path d="M${n(top)}-20h${n(wide * 0.5)}L${n(top + spread + wide * 2)} ${n(height * 0.95)}h${n(-wide * 2)}Z" fill="${fill}"/>`,
      );
    }
  });
}
