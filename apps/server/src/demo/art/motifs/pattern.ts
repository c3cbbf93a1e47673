import { hex, type Ink, shift } from '../ink.ts';
import { n, type Sheet } from '../sheet.ts';

const SETS: readonly (readonly Ink[])[] = [
  [
    [0.93, 0.03, 85],
    [0.62, 0.17, 30],
    [0.8, 0.14, 80],
    [0.42, 0.08, 220],
    [0.72, 0.08, 190],
  ],
  [
    [0.94, 0.015, 90],
    [0.35, 0.09, 265],
    [0.55, 0.13, 255],
    [0.78, 0.08, 235],
    [0.85, 0.12, 90],
  ],
  [
    [0.9, 0.04, 40],
    [0.5, 0.12, 15],
    [0.7, 0.13, 40],
    [0.86, 0.07, 65],
    [0.36, 0.05, 340],
  ],
  [
    [0.92, 0.03, 130],
    [0.45, 0.09, 155],
    [0.68, 0.12, 140],
    [0.86, 0.12, 110],
    [0.3, 0.04, 190],
  ],
  [
    [0.28, 0.05, 285],
    [0.6, 0.18, 330],
    [0.75, 0.14, 300],
    [0.85, 0.09, 200],
    [0.9, 0.1, 95],
  ],
];

const KINDS = [
  ['quarters', drawQuarters],
  ['waves', drawWaves],
  ['petals', drawPetals],
] as const;

/** Tiles: quarter circles that meet, waves upon waves, or leaves turned this way and that. */
export function drawPattern(sheet: Sheet): void {
  const inks = sheet.random.pick(SETS);
  sheet.backdrop(hex(inks[0]!));
  const [kind, drawTiles] = sheet.random.pick(KINDS);
  sheet.sign(kind);
  drawTiles(sheet, inks);
  const { height } = sheet;
  sheet.put(
    `<rect width="1000" height="${height}" fill="${sheet.along(
      [0, 0],
      [1000, height],
      [
        { at: 0, ink: [1, 0, 0], opacity: 0.16 },
        { at: 0.5, ink: [1, 0, 0], opacity: 0 },
        { at: 1, ink: [0, 0, 0], opacity: 0.2 },
      ],
    )}"/>`,
  );
}

type Inks = readonly Ink[];

const shade = (sheet: Sheet, ink: Ink): string => hex(shift(ink, sheet.between(-0.02, 0.02)));

function eachTile(sheet: Sheet, size: number, draw: (x: number, y: number) => void): void {
  for (let y = 0; y < sheet.height; y += size) for (let x = 0; x < 1000; x += size) draw(x, y);
}

function drawQuarters(sheet: Sheet, inks: Inks): void {
  const size = 1000 / sheet.random.pick([4, 5, 6]);
  eachTile(sheet, size, (x, y) => {
    const [ground, figure, dot] = sheet.random.some(inks, 3);
    const turn = sheet.random.below(4) * 90;
    const kind = sheet.random.below(5);
    const arc = (r: number, ink: Ink) =>
      `<path d="M0 0H${n(r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(r)}Z" fill="${shade(sheet, ink)}"/>`;
    const shapes = [
      arc(size, figure!) + arc(size * 0.5, dot!),
      `<path d="M0 0H${n(size)}A${n(size)} ${n(size)} 0 0 1 0 ${n(size)}Z" fill="${shade(sheet, figure!)}"/>`,
      `<circle cx="${n(size / 2)}" cy="${n(size / 2)}" r="${n(size * 0.34)}" fill="${shade(sheet, figure!)}"/>`,
      `<path d="M0 0A${n(size)} ${n(size)} 0 0 1 ${n(size)} ${n(size)}A${n(size)} ${n(size)} 0 0 1 0 0Z" fill="${shade(sheet, figure!)}"/>`,
      arc(size, figure!) + arc(size * 0.75, ground!) + arc(size * 0.5, dot!) + arc(size * 0.25, ground!),
    ];
    sheet.put(
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn} ${n(size / 2)} ${n(size / 2)})"><rect width="${n(size + 0.6)}" height="${n(size + 0.6)}" fill="${shade(sheet, ground!)}"/>${shapes[kind]}</g>`,
    );
  });
}

/** The sea as old cloth has it: scale over scale, row over row. */
function drawWaves(sheet: Sheet, inks: Inks): void {
  const r = 1000 / sheet.random.pick([6, 8, 10]);
  const [a, b, c] = sheet.random.some(inks.slice(1), 3);
  for (let row = 0; row * r * 0.5 < sheet.height + r * 2; row += 1) {
    for (let column = -1; column * r * 2 < 1100; column += 1) {
      const [x, y] = [column * r * 2 + (row % 2) * r, row * r * 0.5];
      const tint = sheet.chance(0.12) ? c! : sheet.chance(0.4) ? b! : a!;
      const rings = [1, 0.78, 0.56, 0.34, 0.14].map(
        (share, ring) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * share)}" fill="${ring % 2 ? hex(inks[0]!) : shade(sheet, tint)}"/>`,
      );
      sheet.put(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.06)}" fill="${hex(inks[0]!)}"/>`, ...rings);
    }
  }
}

function drawPetals(sheet: Sheet, inks: Inks): void {
  const size = 1000 / sheet.random.pick([5, 6, 8]);
  eachTile(sheet, size, (x, y) => {
    const petals = [0, 90, 180, 270].map(
      (turn) =>
        `<path d="M0 0Q${n(size * 0.46)} ${n(-size * 0.1)} ${n(size * 0.48)} ${n(-size * 0.48)}Q${n(size * 0.1)} ${n(-size * 0.46)} 0 0Z" fill="${shade(sheet, sheet.random.pick(inks.slice(1)))}" transform="rotate(${turn})"/>`,
    );
    sheet.put(
      `<g transform="translate(${n(x + size / 2)} ${n(y + size / 2)})">${petals.join('')}<circle r="${n(size * 0.07)}" fill="${hex(inks[0]!)}"/></g>`,
    );
  });
}
