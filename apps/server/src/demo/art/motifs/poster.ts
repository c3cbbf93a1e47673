import { hex, type Ink, shift } from '../ink.ts';
import { n, type Sheet } from '../sheet.ts';

const PAPERS: readonly (readonly [paper: Ink, ink: Ink, accent: Ink])[] = [
  [
    [0.94, 0.025, 85],
    [0.24, 0.03, 265],
    [0.63, 0.2, 30],
  ],
  [
    [0.64, 0.19, 32],
    [0.95, 0.02, 85],
    [0.26, 0.05, 280],
  ],
  [
    [0.86, 0.15, 92],
    [0.24, 0.04, 280],
    [0.6, 0.2, 355],
  ],
  [
    [0.3, 0.08, 262],
    [0.93, 0.03, 85],
    [0.8, 0.15, 75],
  ],
  [
    [0.82, 0.08, 165],
    [0.27, 0.05, 175],
    [0.68, 0.18, 40],
  ],
  [
    [0.9, 0.05, 350],
    [0.42, 0.16, 15],
    [0.4, 0.11, 265],
  ],
];

/** Characters as strokes on a grid of 100 × 120, for a thick pen. */
const GLYPHS: Record<string, string> = {
  山: 'M50 10V100M14 42V100H86V42',
  日: 'M18 12H82V108H18ZM18 60H82',
  月: 'M26 12H80V108M26 12V72Q26 98 10 110M26 44H80M26 74H80',
  木: 'M10 36H90M50 8V112M50 38Q36 74 10 92M50 38Q64 74 90 92',
  大: 'M10 40H90M50 8V40Q46 82 12 110M50 40Q58 84 90 110',
  田: 'M14 14H86V106H14ZM14 60H86M50 14V106',
  中: 'M16 30H84V76H16ZM50 8V114',
  米: 'M50 8V112M10 58H90M24 18L36 42M76 18L64 42M46 62Q34 88 12 104M54 62Q66 88 88 104',
  R: 'M20 110V12H52Q80 12 80 38Q80 64 52 64H20M50 64L82 110',
  S: 'M80 30Q76 12 50 12Q22 12 22 36Q22 56 50 60Q80 64 80 86Q80 110 50 110Q22 110 18 90',
  A: 'M12 110L50 12L88 110M27 76H73',
  O: 'M50 12Q86 12 86 61Q86 110 50 110Q14 110 14 61Q14 12 50 12Z',
  N: 'M18 110V12L82 110V12',
  L: 'M22 12V110H82',
  W: 'M8 12L30 110L50 44L70 110L92 12',
  H: 'M18 12V110M82 12V110M18 60H82',
  E: 'M82 12H22V110H82M22 60H72',
  T: 'M10 12H90M50 12V110',
};
const WORDS =
  'S L O W, S A L T, N O O N, H E L L O, R E S T, S E A, T E A, N O T E, 山, 日, 月, 木, 大, 田, 中, 米, 山 月, 大 山, 日 月, 木 田'.split(
    ', ',
  );

/** One word, very large, and a shape or two: a poster for nothing. */
export function drawPoster(sheet: Sheet): void {
  const { height, random } = sheet;
  const [paper, ink, accent] = random.pick(PAPERS);
  sheet.backdrop(sheet.down([shift(paper, 0.02), shift(paper, -0.02)], 0.4));
  sheet.layer({ x: 44, y: 20 });
  drawShape(sheet, accent);
  const word = random.pick(WORDS).split(' ');
  sheet.sign(word.length === 1 ? 'alone' : 'word', word[0]! < '\u2000' ? 'latin' : 'chinese');
  const columns = word.length === 4 ? 2 : word.length > 2 ? 1 : word.length;
  const rows = Math.ceil(word.length / columns);
  const cell = Math.min(820 / columns, (height * 0.86) / (rows * 1.2));
  const [left, top] = [500 - (cell * columns) / 2, (height - cell * rows * 1.2) / 2];
  const pen = random.pick([9, 13, 18]);
  word.forEach((glyph, place) => {
    const [x, y] = [left + (place % columns) * cell, top + Math.floor(place / columns) * cell * 1.2];
    const at = `translate(${n(x + cell * 0.07)} ${n(y + cell * 0.07)}) scale(${(cell * 0.0086).toFixed(3)})`;
    const cap = pen > 14 ? 'butt' : 'round';
    sheet.layer({ kind: 'bounce', y: 58, cycles: 2, phase: place / word.length });
    sheet.put(
      `<path d="${GLYPHS[glyph]}" transform="${at}" fill="none" stroke="${hex(ink)}" stroke-width="${pen}" stroke-linejoin="round" stroke-linecap="${cap}"/>`,
    );
  });
  sheet.layer();
  for (let line = 0; line < 3; line += 1)
    sheet.put(
      `<rect x="64" y="${n(height - 96 + line * 18)}" width="${n(sheet.between(60, 240))}" height="6" fill="${hex(ink)}" opacity=".8"/>`,
    );
  sheet.put(`<circle cx="920" cy="${n(height - 78)}" r="18" fill="${hex(ink)}"/>`);
}

function drawShape(sheet: Sheet, accent: Ink): void {
  const { height, random } = sheet;
  const [x, y, r] = [sheet.between(260, 740), height * sheet.between(0.3, 0.7), sheet.between(250, 400)];
  const fill = sheet.down([shift(accent, 0.05), shift(accent, -0.03)], 0.5);
  const shapes = [
    () => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`,
    () =>
      `<path d="M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0Z" fill="${fill}"/><path d="M${n(x - r)} ${n(y + 24)}a${n(r)} ${n(r)} 0 0 0 ${n(r * 2)} 0Z" fill="${fill}" opacity=".6"/>`,
    () =>
      Array.from(
        { length: 11 },
        (_, bar) =>
          `<rect x="${n(x - r)}" y="${n(y - r + (bar * r) / 5.5)}" width="${n(r * 2)}" height="${n(3 + bar * (r / 90))}" fill="${fill}"/>`,
      ).join(''),
    () =>
      Array.from(
        { length: 6 },
        (_, ring) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * (1 - ring * 0.16))}" fill="none" stroke="${fill}" stroke-width="${n(r * 0.07)}"/>`,
      ).join(''),
  ];
  const shape = random.pick(shapes);
  if (shape === shapes[0]) sheet.sign('circle');
  sheet.put(shape());
}
