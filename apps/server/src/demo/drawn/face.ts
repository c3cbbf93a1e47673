import { HAIR, type HairName } from './hair.ts';
import { circle, ellipse, gradient, mirrored, mix, path, picture, rectangle, stroke } from './svg.ts';

export type Extra =
  | 'glasses'
  | 'round-glasses'
  | 'earrings'
  | 'beanie'
  | 'headphones'
  | 'flower'
  | 'scarf'
  | 'beard'
  | 'freckles'
  | 'collar';

export type Face = {
  sky: readonly [string, string];
  skin: string;
  hair: string;
  style: HairName;
  clothes: string;
  eyes?: 'open' | 'smiling' | 'side';
  mouth?: 'smile' | 'grin' | 'calm';
  extras?: readonly Extra[];
};

const INK = '#2b2530';

const EYES = {
  open: mirrored(ellipse(152, 174, 6.5, 8.5, INK) + circle(154.5, 170.5, 2.2, '#ffffff')),
  smiling: mirrored(stroke('M143 175 C147 167 157 167 161 175', INK, 5)),
  side: [152, 208].map((x) => ellipse(x, 174, 10, 9, '#fffaf5') + circle(x + 3, 174, 6, INK)).join(''),
};

const MOUTHS = {
  smile: stroke('M164 206 C170 215 190 215 196 206', '#8f3d3a', 5),
  grin:
    path('M160 203 C168 207 192 207 200 203 C198 221 162 221 160 203 Z', '#8f3d3a') +
    path('M166 206 C174 208.5 186 208.5 194 206 C192 211 168 211 166 206 Z', '#ffffff'),
  calm: stroke('M168 209 C174 212 186 212 192 209', '#8f3d3a', 5),
};

const EXTRAS: Record<Extra, (face: Face) => string> = {
  glasses: () =>
    mirrored(
      rectangle(132, 158, 38, 32, '#ffffff', `rx="10" fill-opacity=".25" stroke="${INK}" stroke-width="4.5"`) +
        stroke('M132 168 L110 164', INK, 4),
    ) + stroke('M170 170 C176 166 184 166 190 170', INK, 4),
  'round-glasses': () =>
    mirrored(
      circle(151, 174, 20, '#ffffff', `fill-opacity=".28" stroke="#b9853f" stroke-width="4"`) +
        stroke('M131 172 L110 168', '#b9853f', 3.5),
    ) + stroke('M171 172 C176 168 184 168 189 172', '#b9853f', 3.5),
  earrings: () => mirrored(circle(106, 196, 6.5, '#f3c14b')),
  beanie: ({ clothes }) => {
    const wool = mix(clothes, '#2d2a4a', 0.35);
    return (
      path('M100 134 C98 76 136 44 180 44 C224 44 262 76 260 134 Z', wool) +
      rectangle(94, 118, 172, 30, mix(wool, '#ffffff', 0.2), 'rx="15"') +
      circle(180, 42, 17, mix(wool, '#ffffff', 0.45))
    );
  },
  headphones: ({ clothes }) =>
    stroke('M100 176 C92 90 132 50 180 50 C228 50 268 90 260 176', mix(clothes, '#1d1b2a', 0.6), 11) +
    mirrored(rectangle(86, 156, 24, 46, mix(clothes, '#1d1b2a', 0.35), 'rx="12"')),
  flower: () =>
    [0, 72, 144, 216, 288]
      .map((turn) => `<g transform="rotate(${turn} 240 108)">${ellipse(240, 93, 9, 12, '#fff4ea')}</g>`)
      .join('') + circle(240, 108, 8, '#f2b441'),
  scarf: ({ clothes }) =>
    path(
      'M124 252 C150 276 210 276 236 252 C246 262 246 284 236 292 C206 308 154 308 124 292 C114 284 114 262 124 252 Z',
      mix(clothes, '#ffffff', 0.55),
    ) + path('M206 290 L240 284 L250 350 L214 354 Z', mix(clothes, '#ffffff', 0.45)),
  beard: ({ hair }) =>
    path(
      'M110 178 C112 236 148 256 180 256 C212 256 248 236 250 178 C244 200 232 202 220 196 C200 188 160 188 140 196 C128 202 116 200 110 178 Z',
      hair,
    ) + path('M158 204 C166 196 194 196 202 204 C198 222 162 222 158 204 Z', mix(hair, '#000000', 0.1)),
  freckles: ({ skin }) =>
    mirrored(
      [
        [136, 194],
        [144, 199],
        [151, 193],
      ]
        .map(([x, y]) => circle(x!, y!, 2, mix(skin, '#8a4b2a', 0.5)))
        .join(''),
    ),
  collar: () => mirrored(path('M180 282 L146 258 L132 286 L164 312 Z', '#fffaf3')),
};

/** A person, head and shoulders, of a few plain shapes. */
export function drawFace(face: Face): string {
  const { sky, skin, hair, style, clothes, eyes = 'open', mouth = 'smile', extras = [] } = face;
  const { back, front } = HAIR[style];
  const shade = mix(skin, '#7a3b2e', 0.2);
  const shine = mix(hair, '#ffffff', 0.28);
  const put = (...wanted: Extra[]) =>
    wanted
      .filter((extra) => extras.includes(extra))
      .map((extra) => EXTRAS[extra](face))
      .join('');
  return picture(
    gradient('sky', sky, 0.6) + gradient('cloth', [mix(clothes, '#ffffff', 0.12), mix(clothes, '#000000', 0.1)]),
    [
      rectangle(0, 0, 360, 360, 'url(#sky)'),
      circle(180, 176, 150, '#ffffff', 'fill-opacity=".16"'),
      '<g transform="matrix(1.17 0 0 1.17 -30.6 -12)">',
      back(mix(hair, '#000000', 0.14)),
      path('M36 360 C38 296 96 270 180 270 C264 270 322 296 324 360 Z', 'url(#cloth)'),
      path('M150 222 L210 222 L212 270 C204 290 156 290 148 270 Z', shade),
      put('collar'),
      mirrored(circle(107, 178, 15, shade)),
      path(
        'M108 158 C106 104 138 80 180 80 C222 80 254 104 252 158 C252 214 220 246 180 246 C140 246 108 214 108 158 Z',
        skin,
      ),
      put('freckles', 'beard'),
      mirrored(
        ellipse(136, 198, 15, 9, '#ef7d6a', 'fill-opacity=".28"') +
          stroke('M140 153 C146 148 156 148 162 152', mix(hair, INK, 0.4), 5),
      ),
      EYES[eyes],
      stroke('M180 180 C177 188 176 192 182 193', mix(skin, '#7a3b2e', 0.42), 4),
      MOUTHS[mouth],
      extras.includes('beanie') ? front(hair, shine) + EXTRAS.beanie(face) : front(hair, shine),
      put('glasses', 'round-glasses', 'earrings', 'headphones', 'flower', 'scarf'),
      '</g>',
    ].join(''),
  );
}
