import { blend, hex, type Ink, shift } from '../ink.ts';
import { n, type Point, type Sheet } from '../sheet.ts';

const GROUNDS: readonly Ink[] = [
  [0.92, 0.03, 90],
  [0.86, 0.05, 30],
  [0.34, 0.05, 165],
  [0.9, 0.04, 160],
  [0.78, 0.08, 70],
  [0.24, 0.04, 190],
  [0.88, 0.04, 330],
];

/** Large leaves in layers, those behind in the shade, before a plain wall. */
export function drawLeaves(sheet: Sheet): void {
  const { height, random } = sheet;
  const ground = random.pick(GROUNDS);
  const hue = sheet.between(135, 175);
  sheet.backdrop(sheet.down([shift(ground, 0.03), shift(ground, -0.04)], 0.4));
  if (sheet.chance(0.6)) {
    sheet.sign('sun');
    const sun: Ink = random.pick([
      [0.78, 0.15, 55],
      [0.88, 0.11, 90],
      [0.72, 0.14, 25],
      [0.95, 0.04, 90],
    ] as const);
    sheet.put(
      `<circle cx="${n(sheet.between(330, 670))}" cy="${n(height * sheet.between(0.3, 0.5))}" r="${n(sheet.between(190, 290))}" fill="${sheet.down([shift(sun, 0.04), sun])}"/>`,
    );
  }
  const kind = random.pick([drawCoin, drawPalm, drawBlade]);
  sheet.sign(kind === drawCoin ? 'coins' : kind === drawPalm ? 'palms' : 'blades');
  const shadow = sheet.blur(16);
  for (let layer = 0; layer < 3; layer += 1) {
    sheet.layer({ x: 14 + 20 * layer, y: 4 });
    const ink: Ink = blend([0.3, 0.05, hue + 15], [0.56, 0.12, hue - 20], layer / 2);
    for (let leaf = 0; leaf < 4; leaf += 1) {
      const side = leaf / 3;
      const root: Point = [80 + side * 840 + sheet.between(-90, 90), height + 60 - layer * 10];
      const lean = (side - 0.5) * 95 + sheet.between(-24, 24);
      const long = (height * (0.72 - layer * 0.15) + sheet.between(-60, 60)) * 0.86;
      const tint = shift(ink, sheet.between(-0.035, 0.05), 0, sheet.between(-8, 8));
      const shape = kind(sheet, long, tint);
      const place = `translate(${n(root[0])} ${n(root[1])}) rotate(${n(lean)})`;
      sheet.put(
        `<g transform="translate(14 22) ${place}" opacity=".3" filter="${shadow}"><path d="${shape.outline}" fill="#04120c"/></g><g transform="${place}">${shape.drawn}</g>`,
      );
    }
  }
}

/** Rooted at 0 0, growing up. */
type Leaf = { outline: string; drawn: string };

/** Round leaves on thin stems. */
function drawCoin(sheet: Sheet, long: number, ink: Ink): Leaf {
  const r = long * 0.21;
  const veins = Array.from({ length: 9 }, (_, vein) => {
    const a = (vein / 9) * Math.PI * 2 + 0.3;
    return `M0 ${n(-long)}L${n(Math.cos(a) * r * 0.8)} ${n(-long + Math.sin(a) * r * 0.8)}`;
  }).join('');
  const outline = `M${n(-r)} ${n(-long)}a${n(r)} ${n(r * 0.94)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r * 0.94)} 0 1 1 ${n(-r * 2)} 0Z`;
  const fill = sheet.round(
    [
      { at: 0, ink: shift(ink, 0.13) },
      { at: 0.6, ink },
      { at: 1, ink: shift(ink, -0.07) },
    ],
    0.4,
    0.36,
    0.7,
  );
  return {
    outline,
    drawn: `<path d="M0 0V${n(-long)}" stroke="${hex(shift(ink, -0.06))}" stroke-width="7"/><path d="${outline}" fill="${fill}"/><path d="${veins}" stroke="${hex(shift(ink, 0.2))}" stroke-width="2.4" opacity=".5"/><circle cy="${n(-long)}" r="${n(r * 0.07)}" fill="${hex(shift(ink, 0.24))}"/>`,
  };
}

function drawPalm(sheet: Sheet, long: number, ink: Ink): Leaf {
  const fingers: string[] = [];
  for (let place = 0; place < 26; place += 1) {
    const t = 0.25 + (place / 25) * 0.75;
    const reach = long * 0.26 * Math.sin(((place + 4) / 30) * Math.PI);
    for (const s of [-1, 1]) {
      fingers.push(
        `M0 ${n(-long * t)}Q${n(s * reach * 0.5)} ${n(-long * t - reach * 0.75)} ${n(s * reach)} ${n(-long * t - reach * 0.6)}Q${n(s * reach * 0.5)} ${n(-long * t - reach * 0.5)} 0 ${n(-long * t + 10)}Z`,
      );
    }
  }
  const outline = fingers.join('');
  const fill = sheet.along(
    [0, -long],
    [0, 0],
    [
      { at: 0, ink: shift(ink, 0.12, 0.01) },
      { at: 1, ink: shift(ink, -0.1) },
    ],
  );
  return {
    outline,
    drawn: `<path d="${outline}" fill="${fill}"/><path d="M0 0V${n(-long)}" stroke="${hex(shift(ink, 0.14))}" stroke-width="6" stroke-linecap="round"/>`,
  };
}

function drawBlade(sheet: Sheet, long: number, ink: Ink): Leaf {
  const wide = long * sheet.between(0.17, 0.24);
  const outline = `M0 0C${n(wide * 0.3)} ${n(-long * 0.1)} ${n(wide * 1.25)} ${n(-long * 0.5)} 0 ${n(-long)}C${n(-wide * 1.25)} ${n(-long * 0.5)} ${n(-wide * 0.3)} ${n(-long * 0.1)} 0 0Z`;
  const half = `M0 0C${n(wide * 0.3)} ${n(-long * 0.1)} ${n(wide * 1.25)} ${n(-long * 0.5)} 0 ${n(-long)}Z`;
  const ribs = Array.from({ length: 13 }, (_, rib) => {
    const y = -long * (0.12 + rib * 0.062);
    const out = wide * 0.74 * Math.sin(((rib + 2) / 16) * Math.PI);
    return `M0 ${n(y)}L${n(out)} ${n(y - 34)}M0 ${n(y)}L${n(-out)} ${n(y - 34)}`;
  }).join('');
  return {
    outline,
    drawn: `<path d="${outline}" fill="${sheet.down([shift(ink, 0.1), shift(ink, -0.06)])}"/><path d="${half}" fill="${hex(shift(ink, -0.16))}" opacity=".38"/><path d="${ribs}M0 0V${n(-long + 10)}" stroke="${hex(shift(ink, 0.2))}" stroke-width="2.6" opacity=".55" fill="none"/>`,
  };
}
