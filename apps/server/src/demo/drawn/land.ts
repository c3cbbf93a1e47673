import { circle, ellipse, mix, path, rectangle, round, spread, stroke } from './svg.ts';

/** The colours of a scene: sky from top to bottom, the light in it, land far and near. */
export type Light = { sky: readonly string[]; glow: string; far: string; near: string };

const pine = (x: number, y: number, size: number, colour: string): string =>
  [0, 1, 2]
    .map((tier) => {
      const width = size * (0.34 + tier * 0.13);
      const top = y - size + tier * size * 0.24;
      return path(
        `M${round(x)} ${round(top)} L${round(x + width)} ${round(top + size * 0.44)} L${round(x - width)} ${round(top + size * 0.44)} Z`,
        mix(colour, '#ffffff', 0.1 - tier * 0.05),
      );
    })
    .join('') + rectangle(x - size * 0.05, y - size * 0.1, size * 0.1, size * 0.14, mix(colour, '#1a1410', 0.5));

const house = (x: number, y: number, wall: string, roof: string): string =>
  rectangle(x, y, 44, 34, wall) +
  path(`M${x - 7} ${y} L${x + 22} ${y - 26} L${x + 51} ${y} Z`, roof) +
  rectangle(x + 16, y + 12, 12, 22, mix(roof, '#000000', 0.3)) +
  rectangle(x + 5, y + 8, 8, 9, '#ffe6a1');

const TOWERS = [
  [16, 250, 56],
  [78, 226, 50],
  [140, 262, 60],
  [210, 232, 54],
  [276, 254, 66],
] as const;

/** What lies in a scene. Each is drawn over the ones before. */
export const LAND = {
  peaks: ({ far, glow }: Light) =>
    path('M-10 250 L70 130 L120 196 L184 92 L262 214 L306 156 L380 256 L380 360 L-10 360 Z', far) +
    path(
      'M184 92 L214 140 L196 134 L184 152 L170 132 L158 138 Z M70 130 L92 160 L78 156 L68 168 L54 154 Z',
      mix(glow, '#ffffff', 0.5),
    ),
  ridge: ({ far, near }: Light) =>
    path(
      'M0 236 C50 202 96 208 140 226 C190 246 232 190 290 200 C324 206 346 222 360 216 L360 360 L0 360 Z',
      mix(far, near, 0.35),
    ),
  hills: ({ far, near }: Light) =>
    path('M0 262 C70 214 140 226 210 258 C268 284 322 262 360 240 L360 360 L0 360 Z', mix(far, near, 0.6)) +
    path('M0 312 C60 276 130 272 206 300 C270 322 320 318 360 296 L360 360 L0 360 Z', near),
  dunes: ({ far, near }: Light) =>
    path('M0 250 C60 206 120 198 176 232 C236 268 300 214 360 224 L360 360 L0 360 Z', far) +
    path('M0 250 C60 206 120 198 176 232 C150 250 122 300 60 360 L0 360 Z', mix(far, '#ffffff', 0.18)) +
    path('M0 330 C70 262 190 258 258 300 C300 326 336 318 360 306 L360 360 L0 360 Z', near) +
    path('M0 330 C70 262 140 262 176 272 C150 300 150 330 168 360 L0 360 Z', mix(near, '#ffffff', 0.14)),
  sea: ({ far, near, glow }: Light) =>
    rectangle(0, 214, 360, 146, mix(far, near, 0.4)) +
    [
      [150, 232, 62],
      [122, 252, 96],
      [168, 272, 54],
      [108, 292, 130],
      [150, 316, 70],
    ]
      .map(([x, y, w]) => rectangle(x!, y!, w!, 5, glow, 'rx="2.5" fill-opacity=".5"'))
      .join('') +
    path('M0 330 C60 318 110 344 180 332 C250 320 300 344 360 330 L360 360 L0 360 Z', near),
  lake: ({ far, near, glow }: Light) =>
    path('M0 284 C80 262 280 262 360 284 L360 360 L0 360 Z', mix(mix(far, glow, 0.3), near, 0.25)) +
    [
      [90, 298, 80],
      [196, 310, 90],
      [130, 328, 120],
    ]
      .map(([x, y, w]) => rectangle(x!, y!, w!, 4, glow, 'rx="2" fill-opacity=".45"'))
      .join(''),
  boat: ({ near, glow }: Light) =>
    path('M206 262 L286 262 C280 282 216 282 206 262 Z', mix(near, '#1c1420', 0.55)) +
    path('M246 178 L246 256 L206 256 Z', mix(glow, '#ffffff', 0.4)) +
    path('M252 190 L252 256 L280 256 Z', mix(glow, '#ffffff', 0.1)),
  lighthouse: ({ near, glow }: Light) =>
    path('M206 360 C220 300 270 286 330 290 L360 300 L360 360 Z', mix(near, '#15151f', 0.45)) +
    path('M268 294 L274 172 L302 172 L308 294 Z', '#fbf3e6') +
    path('M270.5 244 L272 214 L304 214 L305.5 244 Z', '#d9534a') +
    rectangle(270, 154, 36, 20, mix(near, '#15151f', 0.55), 'rx="3"') +
    path('M266 154 L288 134 L310 154 Z', '#d9534a') +
    path('M276 164 L120 118 L120 190 Z', glow, 'fill-opacity=".28"'),
  pines: ({ near }: Light) =>
    [
      [30, 322, 96],
      [78, 340, 120],
      [128, 334, 78],
      [236, 336, 86],
      [286, 344, 128],
      [334, 326, 100],
    ]
      .map(([x, y, size]) => pine(x!, y!, size!, near))
      .join('') + rectangle(0, 326, 360, 34, mix(near, '#141a18', 0.3)),
  village: ({ near }: Light) =>
    path('M0 300 C90 270 270 270 360 300 L360 360 L0 360 Z', near) +
    house(64, 262, '#f7e8d3', '#b5533c') +
    house(150, 250, '#fff4e3', '#8a4a52') +
    house(238, 264, '#f1dcc0', '#a8653a') +
    [126, 216, 300].map((x) => circle(x, 282, 14, mix(near, '#1f3a24', 0.4))).join(''),
  terraces: ({ far, near, glow }: Light) =>
    [0, 1, 2, 3, 4, 5]
      .map((step) =>
        path(
          `M0 ${216 + step * 26} C${80 + step * 10} ${190 + step * 26} ${170 - step * 8} ${246 + step * 24} 360 ${206 + step * 27} L360 360 L0 360 Z`,
          step % 2 ? mix(glow, far, 0.45) : mix(far, near, step / 5),
        ),
      )
      .join(''),
  city: ({ far, near, glow }: Light) =>
    [
      [0, 210, 50],
      [44, 168, 42],
      [92, 196, 36],
      [134, 140, 46],
      [186, 182, 40],
      [232, 152, 44],
      [282, 204, 34],
      [318, 174, 42],
    ]
      .map(([x, y, w]) => rectangle(x!, y!, w!, 200, mix(far, near, 0.4)))
      .join('') +
    TOWERS.map(([x, y, w]) => rectangle(x, y, w, 130, near)).join('') +
    TOWERS.flatMap(([x, y, w], tower) =>
      [0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1, 2].map((column) =>
          (tower * 7 + row * 3 + column * 5) % 4 < 2
            ? rectangle(x + w * (0.16 + column * 0.27), y + 12 + row * 19, w * 0.14, 9, glow, 'fill-opacity=".8"')
            : '',
        ),
      ),
    ).join(''),
  meadow: ({ far, near, glow }: Light) =>
    path('M0 254 C110 226 250 232 360 258 L360 360 L0 360 Z', mix(far, near, 0.5)) +
    path('M0 296 C120 270 240 276 360 302 L360 360 L0 360 Z', near) +
    Array.from({ length: 46 }, (_, n) => {
      const [x, y] = spread(n + 1, 360, 62);
      return circle(x, 294 + y, 1.6 + (n % 3) * 0.9, n % 2 ? glow : mix(glow, '#ffffff', 0.55));
    }).join(''),
  tree: ({ near, glow }: Light) =>
    stroke('M108 330 C112 290 106 262 116 226', mix(near, '#2b1a12', 0.6), 11) +
    ellipse(92, 214, 52, 42, mix(near, glow, 0.3)) +
    ellipse(142, 206, 48, 40, mix(near, glow, 0.42)) +
    ellipse(116, 176, 50, 42, mix(near, glow, 0.55)),
  lotus: ({ near, glow }: Light) =>
    [
      [70, 322, 52],
      [170, 338, 62],
      [286, 318, 56],
    ]
      .map(([x, y, r]) => ellipse(x!, y!, r!, r! * 0.32, mix(near, '#ffffff', 0.08)))
      .join('') +
    [0, -34, 34, -64, 64]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 226 300)">${path('M226 300 C208 276 212 250 226 236 C240 250 244 276 226 300 Z', mix(glow, '#ffffff', Math.abs(turn) / 160))}</g>`,
      )
      .join(''),
  clouds: ({ glow }: Light) =>
    [
      [70, 96, 1],
      [262, 132, 1.25],
      [186, 60, 0.8],
    ]
      .map(
        ([x, y, s]) =>
          `<g transform="translate(${x} ${y}) scale(${s})" fill-opacity=".8">${ellipse(0, 0, 46, 15, mix(glow, '#ffffff', 0.6))}${ellipse(-14, -10, 24, 16, mix(glow, '#ffffff', 0.6))}${ellipse(14, -14, 26, 20, mix(glow, '#ffffff', 0.6))}</g>`,
      )
      .join(''),
} as const satisfies Record<string, (light: Light) => string>;

export type LandName = keyof typeof LAND;
