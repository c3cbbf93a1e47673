import { blend, hex, type Ink, shift } from '../ink.ts';
import { type Mood, moodOf } from '../moods.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { drawSky, drawSun } from './mountains.ts';

/** Dunes with a side in the light and a side in the shade. */
export function drawDunes(sheet: Sheet): void {
  const { height } = sheet;
  const mood: Mood = moodOf(sheet);
  const horizon = height * sheet.between(0.4, 0.55);
  drawSky(sheet, mood, horizon * 1.1);
  drawSun(sheet, mood, [sheet.between(160, 480), horizon * sheet.between(0.3, 0.7)], sheet.between(46, 90));
  const sand: Ink = mood.isNight ? [0.42, 0.06, 50] : [sheet.between(0.74, 0.82), 0.1, sheet.between(45, 75)];
  const shade: Ink = blend(shift(sand, -0.3, 0.01, -28), mood.near, 0.42);
  for (let dune = 0; dune < 6; dune += 1) {
    const share = dune / 5;
    sheet.layer({ x: 6 + 44 * share ** 1.4 });
    const base = horizon + (height - horizon) * share ** 1.3 * 0.86;
    const crest: Point = [sheet.between(150, 850), base - height * (0.07 + 0.1 * share)];
    const haze = (ink: Ink) => blend(mood.sky.at(-1)!, ink, 0.36 + 0.64 * share);
    const ridge = `M-60 ${n(base + 30)}C${n(crest[0] * 0.4)} ${n(base + 20)} ${n(crest[0] - 130)} ${n(crest[1] + 12)} ${n(crest[0])} ${n(crest[1])}`;
    const fall = `C${n(crest[0] + 150)} ${n(crest[1] + 46)} ${n(crest[0] + 300)} ${n(base + 16)} 1060 ${n(base + sheet.between(-10, 40))}`;
    sheet.put(
      `<path d="${ridge}${fall}V${height + 20}H-60Z" fill="${sheet.along(
        [0, crest[1]],
        [0, base + height * 0.3],
        [
          { at: 0, ink: haze(shift(sand, 0.07)) },
          { at: 1, ink: haze(shift(sand, -0.06)) },
        ],
      )}"/>`,
    );
    const edge = `C${n(crest[0] - 10)} ${n(crest[1] + 120)} ${n(crest[0] + 130)} ${n(base + 110)} ${n(crest[0] + 60)} ${n(height + 40)}`;
    sheet.put(
      `<path d="M${n(crest[0])} ${n(crest[1])}${edge}H1060V${n(base + 30)}C${n(crest[0] + 300)} ${n(base + 16)} ${n(crest[0] + 150)} ${n(crest[1] + 46)} ${n(crest[0])} ${n(crest[1])}Z" fill="${sheet.along(
        [crest[0], crest[1]],
        [crest[0] + 320, base + height * 0.3],
        [
          { at: 0, ink: haze(shade) },
          { at: 0.7, ink: haze(blend(shade, sand, 0.55)) },
          { at: 1, ink: haze(shift(sand, -0.04)) },
        ],
      )}"/>`,
    );
    if (share > 0.5) drawRipples(sheet, base, haze(shift(sand, -0.12)));
  }
}

function drawRipples(sheet: Sheet, base: number, ink: Ink): void {
  for (let line = 0; line < 16; line += 1) {
    const y = base + 46 + line * 15;
    sheet.put(
      `<path d="M${n(sheet.between(-60, 60))} ${n(y)}q${n(sheet.between(90, 180))} ${n(-sheet.between(6, 26))} ${n(sheet.between(220, 420))} ${n(sheet.between(-8, 14))}" stroke="${hex(ink)}" stroke-width="2.4" fill="none" opacity=".22"/>`,
    );
  }
}
