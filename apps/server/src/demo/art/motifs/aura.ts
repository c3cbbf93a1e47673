import { hex, type Ink } from '../ink.ts';
import { n, type Sheet } from '../sheet.ts';

const CHORDS: readonly (readonly [Ink, ...Ink[]])[] = [
  [
    [0.93, 0.035, 80],
    [0.74, 0.17, 45],
    [0.66, 0.2, 15],
    [0.8, 0.12, 320],
    [0.88, 0.11, 85],
  ],
  [
    [0.24, 0.07, 275],
    [0.55, 0.2, 290],
    [0.68, 0.2, 350],
    [0.78, 0.15, 50],
    [0.42, 0.16, 265],
  ],
  [
    [0.94, 0.02, 190],
    [0.78, 0.11, 200],
    [0.7, 0.13, 250],
    [0.9, 0.09, 130],
    [0.84, 0.08, 320],
  ],
  [
    [0.2, 0.04, 210],
    [0.48, 0.11, 190],
    [0.72, 0.14, 160],
    [0.88, 0.13, 105],
    [0.34, 0.08, 230],
  ],
  [
    [0.95, 0.02, 330],
    [0.83, 0.11, 350],
    [0.78, 0.13, 300],
    [0.86, 0.09, 240],
    [0.9, 0.09, 70],
  ],
  [
    [0.9, 0.06, 95],
    [0.8, 0.15, 90],
    [0.7, 0.18, 55],
    [0.55, 0.17, 25],
    [0.95, 0.05, 110],
  ],
];

/** Colour alone: soft fields that lie over each other, and at times a disc or an arch among them. */
export function drawAura(sheet: Sheet): void {
  const { height, random } = sheet;
  const chord = random.pick(CHORDS);
  if (chord === CHORDS[0] || chord === CHORDS[5]) sheet.sign('orange');
  const [ground, ...inks] = chord;
  sheet.backdrop(hex(ground));
  const many = 7 + random.below(4);
  for (let field = 0; field < many; field += 1) {
    if (field % 3 === 0) sheet.layer({ x: 52, y: 40, phase: field / 9 });
    const ink = inks[field % inks.length]!;
    const r = sheet.between(360, 760);
    const fill = sheet.round([
      { at: 0, ink, opacity: 0.95 },
      { at: 0.45, ink, opacity: 0.6 },
      { at: 0.75, ink, opacity: 0.2 },
      { at: 1, ink, opacity: 0 },
    ]);
    sheet.put(
      `<ellipse cx="${n(sheet.between(0, 1000))}" cy="${n(sheet.between(0, height))}" rx="${n(r)}" ry="${n(r * sheet.between(0.6, 1.2))}" fill="${fill}"/>`,
    );
  }
  sheet.layer({ y: 26, cycles: 2 });
  const kind = random.below(3);
  sheet.sign(['disc', 'arch', 'plain'][kind]!, ground[0] < 0.5 ? 'dark' : 'light');
  const [x, y, r] = [500 + sheet.between(-60, 60), height * sheet.between(0.42, 0.56), sheet.between(200, 290)];
  const [a, b] = random.some(inks, 2) as [Ink, Ink];
  if (kind === 0) {
    const fill = sheet.along(
      [x, y - r],
      [x, y + r],
      [
        { at: 0, ink: a },
        { at: 0.5, ink: b, opacity: 0.9 },
        { at: 1, ink: b, opacity: 0 },
      ],
    );
    sheet.put(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`);
  }
  if (kind === 1) {
    for (let ring = 6; ring > 0; ring -= 1) {
      const far = (r * 1.35 * ring) / 6;
      const fill = sheet.along(
        [x, y - far],
        [x, y + far * 0.7],
        [
          { at: 0, ink: ring % 2 ? a : b, opacity: 0.9 },
          { at: 1, ink: ring % 2 ? b : a, opacity: 0.15 },
        ],
      );
      sheet.put(
        `<path d="M${n(x - far)} ${n(y + r)}V${n(y)}a${n(far)} ${n(far)} 0 0 1 ${n(far * 2)} 0V${n(y + r)}Z" fill="${fill}"/>`,
      );
    }
  }
}
