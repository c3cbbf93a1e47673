import { blend, hex, type Ink, shift } from '../ink.ts';
import { n, type Point, type Sheet } from '../sheet.ts';

/** A pond from above: carp, lotus leaves with their shadows, rings on the water. */
export function drawPond(sheet: Sheet): void {
  const { height } = sheet;
  const hue = sheet.between(165, 225);
  const water: Ink = [sheet.between(0.36, 0.58), 0.07, hue];
  let flowers = 0;
  sheet.backdrop(sheet.down([shift(water, 0.13), water, shift(water, -0.12)], 0.5));
  sheet.glow(sheet.between(200, 800), height * 0.2, 620, [0.9, 0.06, hue - 40], 0.4);
  drawRipples(sheet, water);
  for (let fish = 0; fish < 5; fish += 1) {
    const turn = sheet.between(0, 360);
    const ahead = (turn / 180) * Math.PI;
    sheet.layer({ x: 58 * Math.sin(ahead), y: -58 * Math.cos(ahead), phase: fish / 5 });
    drawCarp(
      sheet,
      [sheet.between(160, 840), ((fish + sheet.between(0.3, 0.7)) / 5) * height],
      sheet.between(0.9, 1.4),
      turn,
    );
  }
  sheet.layer({ x: 9, y: 6, phase: 0.4 });
  for (const [x, y] of [
    [0.08, 0.1],
    [0.94, 0.22],
    [0.04, 0.66],
    [0.9, 0.9],
    [0.3, 0.98],
    [0.7, 0.02],
  ] as const) {
    if (!sheet.chance(0.85)) continue;
    const at: Point = [x * 1000 + sheet.between(-60, 60), y * height + sheet.between(-60, 60)];
    const r = sheet.between(80, 180);
    drawPad(sheet, at, r, [sheet.between(0.5, 0.68), 0.1, sheet.between(125, 160)]);
    if (!sheet.chance(0.34)) continue;
    flowers += 1;
    drawLotus(sheet, at, r * 0.5);
  }
  sheet.sign(flowers === 0 ? 'plain' : flowers === 1 ? 'flower' : 'flowers');
}

function drawRipples(sheet: Sheet, water: Ink): void {
  for (let drop = 0; drop < 4; drop += 1) {
    const [x, y, r] = [sheet.between(60, 940), sheet.between(0, sheet.height), sheet.between(40, 150)];
    for (let ring = 1; ring < 5; ring += 1)
      sheet.put(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n((r * ring) / 4)}" fill="none" stroke="${hex(shift(water, 0.28))}" stroke-width="2" opacity="${(0.5 - ring * 0.1).toFixed(2)}"/>`,
      );
  }
}

const SCALES: readonly Ink[] = [
  [0.66, 0.2, 38],
  [0.97, 0.01, 90],
  [0.8, 0.15, 75],
  [0.3, 0.02, 260],
  [0.7, 0.19, 30],
];

function drawCarp(sheet: Sheet, [x, y]: Point, size: number, turn: number): void {
  const [ink, spots] = sheet.random.some(SCALES, 2) as [Ink, Ink];
  const bend = sheet.between(-34, 34);
  const body = `M0-118C46-108 52-40 ${n(30 + bend * 0.2)} 40Q${n(16 + bend * 0.6)} 92 ${n(bend)} 128Q${n(-16 + bend * 0.6)} 92 ${n(-30 + bend * 0.2)} 40C-52-40-46-108 0-118Z`;
  const tail = `M${n(bend)} 118Q${n(bend + 46)} 150 ${n(bend * 1.6 + 42)} 208Q${n(bend * 1.3)} 176 ${n(bend * 1.6 - 40)} 206Q${n(bend - 44)} 150 ${n(bend)} 118Z`;
  const fins = `M34-46Q84-30 88 12Q52 0 38-14ZM-34-46Q-84-30-88 12Q-52 0-38-14Z`;
  const patch = (cx: number, cy: number, rx: number, ry: number) =>
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${hex(spots)}"/>`;
  const place = `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(size * 0.78).toFixed(2)})`;
  sheet.put(
    `<g transform="translate(26 44) ${place}" opacity=".3" filter="${sheet.blur(10)}"><path d="${body}${tail}" fill="#021014"/></g>`,
  );
  sheet.put(
    `<g transform="${place}"><path d="${tail}${fins}" fill="${hex(blend(ink, [0.98, 0.01, 90], 0.35))}" opacity=".72"/><path d="${body}" fill="${sheet.along(
      [-50, 0],
      [50, 0],
      [
        { at: 0, ink: shift(ink, -0.12) },
        { at: 0.45, ink: shift(ink, 0.05) },
        { at: 1, ink: shift(ink, -0.16) },
      ],
    )}"/>`,
  );
  sheet.group(`clip-path="${sheet.clip(`<path d="${body}"/>`)}"`, () =>
    sheet.put(
      patch(sheet.between(-14, 14), -66, 32, 30),
      patch(sheet.between(-18, 18), sheet.between(-8, 24), 30, 26),
      patch(bend * 0.4, 76, 20, 18),
    ),
  );
  sheet.put('<circle cx="-24" cy="-88" r="5" fill="#111"/><circle cx="24" cy="-88" r="5" fill="#111"/></g>');
}

function drawPad(sheet: Sheet, [x, y]: Point, r: number, ink: Ink): void {
  const turn = sheet.between(0, 360);
  const pad = `M0 0L${n(r * 0.97)} ${n(-r * 0.22)}A${n(r)} ${n(r)} 0 1 0 ${n(r * 0.97)} ${n(r * 0.22)}Z`;
  const veins = Array.from({ length: 11 }, (_, vein) => {
    const a = 0.5 + (vein / 10) * (Math.PI * 2 - 1);
    return `M0 0L${n(Math.cos(a) * r * 0.88)} ${n(Math.sin(a) * r * 0.88)}`;
  }).join('');
  const place = `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`;
  sheet.put(
    `<g transform="translate(18 30) ${place}" opacity=".34" filter="${sheet.blur(11)}"><path d="${pad}" fill="#02120e"/></g><g transform="${place}"><path d="${pad}" fill="${sheet.round(
      [
        { at: 0, ink: shift(ink, 0.14) },
        { at: 0.7, ink },
        { at: 1, ink: shift(ink, -0.09) },
      ],
    )}"/><path d="${veins}" stroke="${hex(shift(ink, 0.16))}" stroke-width="2.4" opacity=".5"/></g>`,
  );
}

function drawLotus(sheet: Sheet, [x, y]: Point, r: number): void {
  const ink: Ink = sheet.random.pick([
    [0.8, 0.12, 355],
    [0.95, 0.03, 340],
    [0.86, 0.09, 20],
  ] as const);
  const ring = (many: number, long: number, tint: Ink, turn: number) =>
    Array.from(
      { length: many },
      (_, petal) =>
        `<path d="M0 0C${n(long * 0.42)} ${n(-long * 0.32)} ${n(long * 0.26)} ${n(-long * 0.84)} 0 ${n(-long)}C${n(-long * 0.26)} ${n(-long * 0.84)} ${n(-long * 0.42)} ${n(-long * 0.32)} 0 0Z" fill="${sheet.down([shift(tint, -0.04, 0.03), shift(tint, 0.09, -0.04)])}" transform="rotate(${n((petal / many) * 360 + turn)})"/>`,
    ).join('');
  sheet.put(
    `<g transform="translate(${n(x)} ${n(y)})">${ring(9, r, shift(ink, -0.06, 0.02), 0)}${ring(8, r * 0.74, ink, 20)}${ring(6, r * 0.48, shift(ink, 0.05), 8)}<circle r="${n(r * 0.17)}" fill="#f2c94c"/></g>`,
  );
}
