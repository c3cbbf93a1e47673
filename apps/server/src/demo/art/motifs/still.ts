import { blend, hex, type Ink, shift } from '../ink.ts';
import { n, type Point, type Sheet } from '../sheet.ts';

const WALLS: readonly Ink[] = [
  [0.86, 0.03, 75],
  [0.8, 0.045, 40],
  [0.78, 0.035, 150],
  [0.7, 0.05, 240],
  [0.84, 0.05, 95],
  [0.62, 0.06, 20],
  [0.45, 0.045, 190],
];
const GLAZES: readonly Ink[] = [
  [0.93, 0.02, 85],
  [0.66, 0.1, 45],
  [0.55, 0.06, 165],
  [0.48, 0.07, 250],
  [0.76, 0.08, 80],
  [0.72, 0.07, 10],
  [0.36, 0.03, 60],
];
const FRUITS: readonly Ink[] = [
  [0.74, 0.16, 60],
  [0.85, 0.16, 95],
  [0.6, 0.18, 30],
  [0.75, 0.15, 120],
  [0.5, 0.13, 10],
];

/** Vessels and fruit on a table, with the light of a window on the wall. */
export function drawStill(sheet: Sheet): void {
  const { height, random } = sheet;
  const wall = random.pick(WALLS);
  const table = height * sheet.between(0.72, 0.78);
  sheet.backdrop(sheet.down([shift(wall, 0.03), wall, shift(wall, -0.06)], 0.5));
  drawWindowLight(sheet, table, wall);
  const cloth = blend(wall, random.pick(GLAZES), 0.45);
  sheet.put(
    `<rect y="${n(table)}" width="1000" height="${n(height - table)}" fill="${sheet.down([shift(cloth, 0.05), shift(cloth, -0.05)], 0.3)}"/>`,
  );
  const vessels = 2 + random.below(2);
  const inks = random.some(GLAZES, 5);
  const places = random.some([270, 430, 590, 750].slice(0, vessels + 1), vessels).sort((a, b) => a - b);
  places.forEach((x, place) =>
    drawVessel(
      sheet,
      [x + sheet.between(-25, 25), table + sheet.between(18, 52)],
      sheet.between(1.15, 1.6) * Math.min(1, height / 1150),
      inks[place]!,
    ),
  );
  const fruit = random.pick(FRUITS);
  if (fruit === FRUITS[0]) sheet.sign('oranges');
  for (let piece = 0; piece < 2 + random.below(3); piece += 1) {
    drawFruit(
      sheet,
      [sheet.between(180, 820), table + sheet.between(70, 150)],
      sheet.between(58, 78),
      shift(fruit, sheet.between(-0.04, 0.04), 0, sheet.between(-10, 10)),
    );
  }
}

/** What a window throws on a wall: four leaning panes, soft at their edges. */
export function drawWindowLight(sheet: Sheet, bottom: number, wall: Ink): void {
  const [x, y, w, h] = [
    sheet.between(60, 420),
    bottom * sheet.between(0.06, 0.2),
    sheet.between(150, 210),
    bottom * 0.3,
  ];
  const lean = sheet.between(50, 150);
  const pane = (px: number, py: number) =>
    `M${n(px)} ${n(py)}l${n(w)} ${n(lean * 0.32)}l${n(-lean * 0.45)} ${n(h)}l${n(-w)} ${n(-lean * 0.32)}Z`;
  const gap = 26;
  const panes = [0, 1].flatMap((row) =>
    [0, 1].map((column) =>
      pane(x + column * (w + gap) - row * (lean * 0.45 + 8), y + row * (h + gap) + column * lean * 0.36),
    ),
  );
  sheet.put(
    `<path d="${panes.join('')}" fill="${hex([0.98, 0.055, 85])}" opacity="${wall[0] > 0.6 ? 0.5 : 0.26}" filter="${sheet.blur(6)}"/>`,
  );
}

/** Half its outline, from the rim down to the foot: how far out, how far down. */
const OUTLINES: readonly (readonly Point[])[] = [
  [
    [40, -330],
    [29, -290],
    [34, -225],
    [72, -165],
    [95, -100],
    [86, -40],
    [58, 0],
  ],
  [
    [26, -390],
    [20, -330],
    [24, -260],
    [52, -205],
    [68, -140],
    [70, -50],
    [58, 0],
  ],
  [
    [84, -190],
    [90, -130],
    [87, -75],
    [76, -28],
    [58, 0],
  ],
  [
    [58, -285],
    [47, -258],
    [66, -220],
    [96, -160],
    [98, -100],
    [78, -40],
    [52, 0],
  ],
  [
    [30, -255],
    [25, -232],
    [48, -195],
    [94, -150],
    [112, -100],
    [102, -45],
    [66, 0],
  ],
  [
    [70, -250],
    [78, -170],
    [74, -80],
    [62, 0],
  ],
];

function drawVessel(sheet: Sheet, [x, y]: Point, size: number, ink: Ink): void {
  const outline = sheet.random.pick(OUTLINES);
  const wide = Math.max(...outline.map(([out]) => out)) * size;
  const half = (side: number) => outline.map(([out, down]): Point => [x + side * out * size, y + down * size]);
  const [left, right] = [half(-1), half(1).toReversed()];
  const body = `M${n(left[0]![0])} ${n(left[0]![1])}${curve(left)}L${n(right[0]![0])} ${n(right[0]![1])}${curve(right)}Z`;
  drawShadow(sheet, [x, y], wide, 2.4);
  const fill = sheet.along(
    [x - wide, 0],
    [x + wide, 0],
    [
      { at: 0, ink: shift(ink, 0.02) },
      { at: 0.3, ink: shift(ink, 0.075) },
      { at: 0.62, ink: shift(ink, -0.03) },
      { at: 1, ink: shift(ink, -0.2, 0, -8) },
    ],
  );
  sheet.put(`<path d="${body}" fill="${fill}"/>`);
  const [rim, top] = [outline[0]![0] * size, y + outline[0]![1] * size];
  sheet.put(
    `<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(rim)}" ry="${n(rim * 0.2)}" fill="${hex(shift(ink, -0.26))}"/><ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(rim)}" ry="${n(rim * 0.2)}" fill="none" stroke="${hex(shift(ink, 0.08))}" stroke-width="${n(5 * size)}"/>`,
  );
  if (rim < 45 * size && sheet.chance(0.7)) drawSprig(sheet, [x, top], size);
  else sheet.sign('empty');
}

/** Through the points, without corners; ends where the last one is. */
function curve(points: readonly Point[]): string {
  const at = (place: number) => points[Math.min(points.length - 1, Math.max(0, place))]!;
  return points
    .slice(1)
    .map((end, place) => {
      const [before, start, after] = [at(place - 1), at(place), at(place + 2)];
      return `C${n(start[0] + (end[0] - before[0]) / 6)} ${n(start[1] + (end[1] - before[1]) / 6)} ${n(end[0] - (after[0] - start[0]) / 6)} ${n(end[1] - (after[1] - start[1]) / 6)} ${n(end[0])} ${n(end[1])}`;
    })
    .join('');
}

function drawShadow(sheet: Sheet, [x, y]: Point, wide: number, long: number): void {
  sheet.put(
    `<ellipse cx="${n(x + wide * long * 0.42)}" cy="${n(y + wide * 0.02)}" rx="${n(wide * long * 0.6)}" ry="${n(wide * 0.17)}" fill="#20140c" opacity=".3" filter="${sheet.blur(9)}"/>`,
  );
}

function drawSprig(sheet: Sheet, [x, y]: Point, size: number): void {
  const isDry = sheet.chance(0.5);
  sheet.sign(isDry ? 'dried' : 'sprig');
  const ink: Ink = isDry
    ? [0.66, 0.09, sheet.between(40, 80)]
    : [sheet.between(0.42, 0.56), 0.08, sheet.between(130, 165)];
  for (let stem = 0; stem < 3; stem += 1) {
    const [dx, dy] = [sheet.between(-130, 130) * size, -sheet.between(190, 330) * size];
    const at = (t: number): Point => [x + dx * t * t, y + dy * (t * 1.15 - 0.15 * t * t)];
    sheet.put(
      `<path d="M${n(x)} ${n(y)}Q${n(x)} ${n(y + dy * 0.58)} ${n(at(1)[0])} ${n(at(1)[1])}" fill="none" stroke="${hex(shift(ink, -0.1))}" stroke-width="${n(3.4 * size)}" stroke-linecap="round"/>`,
    );
    for (let leaf = 3; leaf < 13; leaf += 1) {
      const [lx, ly] = at(leaf / 12);
      const lean = Math.atan2(dx, -dy) * 57 + (leaf % 2 ? 52 : -52) * (1.1 - leaf / 16);
      const long = (48 - leaf * 2) * size;
      sheet.put(
        `<path d="M0 0C${n(long * 0.36)} ${n(-long * 0.3)} ${n(long * 0.3)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(-long * 0.3)} ${n(-long * 0.8)} ${n(-long * 0.36)} ${n(-long * 0.3)} 0 0Z" fill="${hex(shift(ink, sheet.between(-0.05, 0.1)))}" transform="translate(${n(lx)} ${n(ly)}) rotate(${n(lean)})"/>`,
      );
    }
  }
}

export function drawFruit(sheet: Sheet, [x, y]: Point, r: number, ink: Ink): void {
  drawShadow(sheet, [x, y + r * 0.86], r, 2.1);
  const fill = sheet.round(
    [
      { at: 0, ink: shift(ink, 0.12, -0.03) },
      { at: 0.5, ink },
      { at: 1, ink: shift(ink, -0.22, -0.02, -12) },
    ],
    0.34,
    0.28,
    0.8,
  );
  sheet.put(
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.95)}" fill="${fill}"/><path d="M${n(x - 2)} ${n(y - r * 0.82)}q4-${n(r * 0.25)} 14-${n(r * 0.34)}" stroke="#5b4327" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cx="${n(x - r * 0.34)}" cy="${n(y - r * 0.42)}" rx="${n(r * 0.2)}" ry="${n(r * 0.12)}" fill="#fff" opacity=".38" transform="rotate(-34 ${n(x - r * 0.34)} ${n(y - r * 0.42)})"/>`,
  );
}
