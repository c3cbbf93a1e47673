import { blend, hex, type Ink, shift } from '../ink.ts';
import { blob, rounded } from '../line.ts';
import { n, type Sheet } from '../sheet.ts';

/** Sheets of paper with a hole cut into each, the deeper the darker, lit from above. */
export function drawPaper(sheet: Sheet): void {
  const { height, random } = sheet;
  const hue = sheet.between(0, 360);
  const turn = random.pick([-70, -40, 45, 80, 120]);
  const outer: Ink = [sheet.between(0.86, 0.95), 0.045, hue];
  const inner: Ink = [sheet.between(0.3, 0.42), 0.11, hue + turn];
  const depth = 7 + random.below(3);
  if (depth === 9) sheet.sign('nine');
  const middle = [sheet.between(380, 620), height * sheet.between(0.4, 0.6)] as const;
  const reach = Math.hypot(1000, height) * 0.5;
  const base = blob(random, [0, 0], 1, 0.24, 10);
  sheet.backdrop(sheet.down([shift(inner, 0.06), inner]));
  sheet.glow(middle[0], middle[1], reach * 0.4, [0.95, 0.08, hue + turn * 1.6], 0.85);
  const soft = sheet.blur(13);
  for (let layer = depth - 1; layer >= 0; layer -= 1) {
    const share = 1 - layer / depth;
    sheet.layer({ x: 30 * share, y: 52 * share, phase: 0.25 });
    const ink = blend(inner, outer, share ** 0.85);
    const r = reach * (0.14 + 0.86 * share ** 1.1) * 0.86;
    const hole = rounded(
      base.map(([x, y], corner) => [
        middle[0] + x * r * (1 + 0.1 * Math.sin(corner * 2.4 + layer)),
        middle[1] + y * r * (1 + 0.1 * Math.cos(corner * 1.7 + layer * 1.3)),
      ]),
    );
    const sheetOfPaper = `M-80-80H1080V${height + 80}H-80Z${hole}`;
    sheet.put(
      `<path d="${sheetOfPaper}" fill-rule="evenodd" fill="${hex(shift(inner, -0.2))}" opacity=".55" filter="${soft}" transform="translate(9 20)"/>`,
    );
    sheet.put(
      `<path d="${sheetOfPaper}" fill-rule="evenodd" fill="${sheet.down([shift(ink, 0.025), shift(ink, -0.015)], 0.4)}"/>`,
    );
    sheet.put(
      `<path d="${hole}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".35" transform="translate(0 ${n(1.2)})"/>`,
    );
  }
}
