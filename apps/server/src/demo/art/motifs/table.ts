import { hex, type Ink, shift } from '../ink.ts';
import { blob, rounded } from '../line.ts';
import { n, type Point, type Sheet } from '../sheet.ts';

const CLOTHS: readonly Ink[] = [
  [0.9, 0.03, 85],
  [0.42, 0.05, 165],
  [0.76, 0.09, 55],
  [0.36, 0.06, 260],
  [0.86, 0.05, 15],
  [0.58, 0.11, 35],
  [0.82, 0.05, 210],
];
const BOWLS: readonly Ink[] = [
  [0.95, 0.012, 90],
  [0.34, 0.03, 250],
  [0.88, 0.04, 160],
  [0.66, 0.08, 45],
];

/** A table from above: bowls and cups with what one eats and drinks, and the light from the left. */
export function drawTable(sheet: Sheet): void {
  const { height, random } = sheet;
  const cloth = random.pick(CLOTHS);
  sheet.backdrop(sheet.down([shift(cloth, 0.04), shift(cloth, -0.04)], 0.6));
  drawWeave(sheet, cloth);
  const main = Math.min(330, height * 0.33);
  const middle: Point = [500 + sheet.between(-70, 70), height * sheet.between(0.46, 0.56)];
  drawDish(sheet, middle, main, DISHES);
  const corners = random.some(
    [
      [130, 0.12],
      [880, 0.13],
      [120, 0.9],
      [885, 0.88],
    ] as const,
    height > 1100 ? 3 : 2,
  );
  for (const [x, y] of corners)
    drawDish(sheet, [x + sheet.between(-20, 20), y * height], sheet.between(120, 165), SIDES);
  if (sheet.chance(0.6)) drawSticks(sheet, [middle[0] + main * 1.16, middle[1]], main);
  sheet.put(
    `<rect width="1000" height="${height}" fill="${sheet.along(
      [0, 0],
      [1000, height],
      [
        { at: 0, ink: [0.98, 0.05, 85], opacity: 0.3 },
        { at: 0.5, ink: [0.98, 0.05, 85], opacity: 0 },
        { at: 1, ink: [0.2, 0.05, 280], opacity: 0.26 },
      ],
    )}"/>`,
  );
}

function drawWeave(sheet: Sheet, cloth: Ink): void {
  const line = hex(shift(cloth, cloth[0] > 0.6 ? -0.12 : 0.12));
  const step = sheet.between(70, 120);
  const isCheck = sheet.chance(0.5);
  for (let x = step / 2; x < 1000; x += step)
    sheet.put(
      `<rect x="${n(x)}" width="${isCheck ? n(step * 0.42) : 3}" height="${sheet.height}" fill="${line}" opacity="${isCheck ? 0.16 : 0.3}"/>`,
    );
  if (isCheck)
    for (let y = step / 2; y < sheet.height; y += step)
      sheet.put(`<rect y="${n(y)}" width="1000" height="${n(step * 0.42)}" fill="${line}" opacity=".16"/>`);
}

type Fill = (sheet: Sheet, at: Point, r: number) => void;

/** What stands on the table, by its sign. */
const DISHES = { noodles: drawNoodles, dumplings: drawDumplings, soup: drawSoup, citrus: drawCitrus };
const SIDES = { coffee: drawCoffee, tea: drawTea, berries: drawBerries };

function drawDish(sheet: Sheet, [x, y]: Point, r: number, fills: Readonly<Record<string, Fill>>): void {
  const [sign, fill] = sheet.random.pick(Object.entries(fills));
  sheet.sign(sign);
  const ink = sheet.random.pick(BOWLS);
  const disc = (radius: number, colour: string) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}"/>`;
  sheet.put(
    `<ellipse cx="${n(x + r * 0.16)}" cy="${n(y + r * 0.2)}" rx="${n(r * 1.02)}" ry="${n(r * 1.02)}" fill="#1a0f0a" opacity=".42" filter="${sheet.blur(r * 0.09)}"/>`,
  );
  sheet.put(
    disc(r, sheet.down([shift(ink, 0.03), shift(ink, -0.09)], 0.8)),
    disc(r * 0.93, sheet.down([shift(ink, -0.16), shift(ink, 0.03)], 0.8)),
  );
  sheet.group(`clip-path="${sheet.clip(disc(r * 0.86, '#000'))}"`, () => fill(sheet, [x, y], r * 0.86));
  sheet.put(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.86)}" fill="${sheet.round(
      [
        { at: 0.72, ink: [0.1, 0.02, 40], opacity: 0 },
        { at: 1, ink: [0.1, 0.02, 40], opacity: 0.34 },
      ],
      0.56,
      0.58,
      0.54,
    )}"/>`,
  );
}

const broth = (sheet: Sheet, [x, y]: Point, r: number, ink: Ink): void =>
  sheet.put(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${sheet.round(
      [
        { at: 0, ink: shift(ink, 0.06) },
        { at: 1, ink: shift(ink, -0.08) },
      ],
      0.4,
      0.36,
      0.7,
    )}"/>`,
  );

const within = (sheet: Sheet, [x, y]: Point, r: number): Point => {
  const [angle, far] = [sheet.between(0, Math.PI * 2), Math.sqrt(sheet.random.next()) * r];
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
};

function drawNoodles(sheet: Sheet, at: Point, r: number): void {
  broth(sheet, at, r, [0.62, 0.12, 55]);
  for (let strand = 0; strand < 46; strand += 1) {
    const [a, b] = [within(sheet, at, r * 0.74), within(sheet, at, r * 0.74)];
    const [c, d] = [within(sheet, at, r), within(sheet, at, r)];
    const path = `M${n(a[0])} ${n(a[1])}C${n(c[0])} ${n(c[1])} ${n(d[0])} ${n(d[1])} ${n(b[0])} ${n(b[1])}`;
    sheet.put(
      `<path d="${path}" fill="none" stroke="#6b4216" stroke-width="${n(r * 0.05)}" opacity=".28" transform="translate(2 4)"/><path d="${path}" fill="none" stroke="${hex([sheet.between(0.84, 0.92), 0.085, 85])}" stroke-width="${n(r * 0.042)}" stroke-linecap="round"/>`,
    );
  }
  for (const side of [-0.42, 0.34]) drawEgg(sheet, [at[0] + side * r, at[1] + sheet.between(-0.3, 0.2) * r], r * 0.27);
  drawScallions(sheet, at, r * 0.8, 46);
}

function drawEgg(sheet: Sheet, [x, y]: Point, r: number): void {
  const turn = sheet.between(-40, 40);
  sheet.put(
    `<g transform="rotate(${n(turn)} ${n(x)} ${n(y)})"><ellipse cx="${n(x + 4)}" cy="${n(y + 7)}" rx="${n(r * 1.2)}" ry="${n(r)}" fill="#50300f" opacity=".35"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.2)}" ry="${n(r)}" fill="#fdf7ea"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.58)}" fill="${sheet.round(
      [
        { at: 0, ink: [0.82, 0.17, 75] },
        { at: 1, ink: [0.68, 0.18, 52] },
      ],
      0.4,
      0.35,
      0.7,
    )}"/><ellipse cx="${n(x - r * 0.2)}" cy="${n(y - r * 0.22)}" rx="${n(r * 0.15)}" ry="${n(r * 0.08)}" fill="#fff" opacity=".6"/></g>`,
  );
}

function drawScallions(sheet: Sheet, at: Point, r: number, amount: number): void {
  for (let ring = 0; ring < amount; ring += 1) {
    const [x, y] = within(sheet, at, r);
    sheet.put(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.032)}" ry="${n(r * 0.024)}" fill="none" stroke="${hex([sheet.between(0.58, 0.8), 0.16, 135])}" stroke-width="${n(r * 0.016)}" transform="rotate(${n(sheet.between(0, 180))} ${n(x)} ${n(y)})"/>`,
    );
  }
}

function drawDumplings(sheet: Sheet, at: Point, r: number): void {
  broth(sheet, at, r, [0.86, 0.04, 75]);
  const many = 7;
  for (let place = 0; place <= many; place += 1) {
    const angle = (place / many) * Math.PI * 2;
    const far = place === many ? 0 : r * 0.6;
    const [x, y, size] = [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far, r * 0.29];
    const pleats = Array.from({ length: 14 }, (_, pleat) => {
      const a = (pleat / 14) * Math.PI * 2;
      return `M${n(Math.cos(a) * size * 0.14)} ${n(Math.sin(a) * size * 0.14)}Q${n(Math.cos(a + 0.4) * size * 0.55)} ${n(Math.sin(a + 0.4) * size * 0.55)} ${n(Math.cos(a + 0.5) * size * 0.9)} ${n(Math.sin(a + 0.5) * size * 0.9)}`;
    }).join('');
    sheet.put(
      `<g transform="translate(${n(x)} ${n(y)})"><circle cx="6" cy="9" r="${n(size)}" fill="#513a1c" opacity=".3"/><circle r="${n(size)}" fill="${sheet.round(
        [
          { at: 0, ink: [0.985, 0.015, 85] },
          { at: 0.7, ink: [0.94, 0.03, 80] },
          { at: 1, ink: [0.82, 0.05, 70] },
        ],
        0.4,
        0.36,
        0.66,
      )}"/><path d="${pleats}" fill="none" stroke="#b08d5c" stroke-width="${n(size * 0.05)}" opacity=".55" stroke-linecap="round"/></g>`,
    );
  }
  drawScallions(sheet, at, r * 0.8, 16);
}

function drawSoup(sheet: Sheet, at: Point, r: number): void {
  const ink = sheet.random.pick<Ink>([
    [0.72, 0.16, 60],
    [0.6, 0.17, 30],
    [0.66, 0.12, 125],
  ]);
  sheet.sign(ink[2] === 60 ? 'pumpkin' : ink[2] === 30 ? 'tomato' : 'greens');
  broth(sheet, at, r, ink);
  for (let turn = 0; turn < 3; turn += 1)
    sheet.put(
      `<path d="${rounded(blob(sheet.random, at, r * (0.66 - turn * 0.2), 0.1, 8))}" fill="none" stroke="#fff6e2" stroke-width="${n(r * 0.045)}" opacity=".8"/>`,
    );
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const [x, y] = within(sheet, at, r * 0.46);
    sheet.put(
      `<path d="M0 ${n(-r * 0.12)}Q${n(r * 0.09)} 0 0 ${n(r * 0.12)}Q${n(-r * 0.09)} 0 0 ${n(-r * 0.12)}Z" fill="${hex([sheet.between(0.45, 0.62), 0.14, 138])}" transform="translate(${n(x)} ${n(y)}) rotate(${n(sheet.between(0, 360))})"/>`,
    );
  }
  drawScallions(sheet, at, r * 0.9, 14);
}

function drawCitrus(sheet: Sheet, at: Point, r: number): void {
  broth(sheet, at, r, [0.9, 0.03, 95]);
  for (const [place, [dx, dy, size]] of (
    [
      [-0.36, -0.3, 0.4],
      [0.38, -0.24, 0.37],
      [-0.02, 0.36, 0.44],
    ] as const
  ).entries()) {
    const ink: Ink = sheet.random.pick([
      [0.76, 0.17, 58],
      [0.88, 0.17, 100],
      [0.68, 0.18, 25],
      [0.82, 0.17, 125],
    ] as const);
    const [x, y, radius] = [at[0] + dx * r, at[1] + dy * r, size * r];
    const segments = Array.from({ length: 10 }, (_, segment) => {
      const [a, b] = [(segment / 10) * Math.PI * 2 + 0.06 + place, ((segment + 1) / 10) * Math.PI * 2 - 0.06 + place];
      const p = (t: number, f: number) => `${n(Math.cos(t) * radius * f)} ${n(Math.sin(t) * radius * f)}`;
      return `M${p((a + b) / 2, 0.1)}L${p(a, 0.76)}Q${p((a + b) / 2, 0.92)} ${p(b, 0.76)}Z`;
    }).join('');
    sheet.put(
      `<g transform="translate(${n(x)} ${n(y)})"><circle cx="7" cy="11" r="${n(radius)}" fill="#3b2a10" opacity=".3"/><circle r="${n(radius)}" fill="${hex(ink)}"/><circle r="${n(radius * 0.9)}" fill="${hex([0.97, 0.03, 95])}"/><path d="${segments}" fill="${sheet.round(
        [
          { at: 0, ink: shift(ink, 0.06) },
          { at: 1, ink: shift(ink, -0.02) },
        ],
      )}" stroke="${hex(shift(ink, 0.02))}" stroke-width="3" stroke-linejoin="round"/></g>`,
    );
  }
}

function drawCoffee(sheet: Sheet, at: Point, r: number): void {
  broth(sheet, at, r, [0.46, 0.08, 50]);
  const hearts = [0.62, 0.4, 0.2].map((size) => {
    const s = r * size;
    return `M0 ${n(s)}C${n(-s * 1.5)} ${n(-s * 0.1)} ${n(-s * 0.7)} ${n(-s * 1.1)} 0 ${n(-s * 0.35)}C${n(s * 0.7)} ${n(-s * 1.1)} ${n(s * 1.5)} ${n(-s * 0.1)} 0 ${n(s)}Z`;
  });
  sheet.put(
    `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${n(sheet.between(-50, 50))})">${hearts.map((heart, place) => `<path d="${heart}" fill="${place === 1 ? hex([0.55, 0.09, 52]) : '#f4e3cb'}"/>`).join('')}</g>`,
  );
}

function drawTea(sheet: Sheet, at: Point, r: number): void {
  broth(
    sheet,
    at,
    r,
    sheet.random.pick<Ink>([
      [0.66, 0.14, 65],
      [0.76, 0.1, 110],
      [0.5, 0.13, 40],
    ]),
  );
  sheet.put(
    `<ellipse cx="${n(at[0] - r * 0.3)}" cy="${n(at[1] - r * 0.34)}" rx="${n(r * 0.34)}" ry="${n(r * 0.16)}" fill="#fff" opacity=".3" transform="rotate(-40 ${n(at[0] - r * 0.3)} ${n(at[1] - r * 0.34)})"/>`,
  );
}

function drawBerries(sheet: Sheet, at: Point, r: number): void {
  broth(sheet, at, r, [0.93, 0.02, 90]);
  const ink = sheet.random.pick<Ink>([
    [0.42, 0.1, 275],
    [0.52, 0.19, 22],
    [0.45, 0.13, 350],
  ]);
  for (let berry = 0; berry < 26; berry += 1) {
    const [x, y] = within(sheet, at, r * 0.78);
    const size = r * sheet.between(0.13, 0.18);
    sheet.put(
      `<circle cx="${n(x + 3)}" cy="${n(y + 5)}" r="${n(size)}" fill="#1d0f1f" opacity=".35"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${sheet.round(
        [
          { at: 0, ink: shift(ink, 0.16) },
          { at: 1, ink: shift(ink, -0.1) },
        ],
        0.35,
        0.3,
        0.8,
      )}"/>`,
    );
  }
}

function drawSticks(sheet: Sheet, [x, y]: Point, long: number): void {
  for (const away of [0, 26])
    sheet.put(
      `<g transform="rotate(${4 + away * 0.05} ${n(x)} ${n(y)})"><rect x="${n(x + away + 8)}" y="${n(y - long + 12)}" width="11" height="${n(long * 2)}" rx="5" fill="#1a0f0a" opacity=".3"/><rect x="${n(x + away)}" y="${n(y - long)}" width="11" height="${n(long * 2)}" rx="5" fill="${sheet.along(
        [x, 0],
        [x + 11 + away, 0],
        [
          { at: 0, ink: [0.56, 0.1, 45] },
          { at: 1, ink: [0.36, 0.08, 40] },
        ],
      )}"/></g>`,
    );
}
