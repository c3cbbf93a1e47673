import { circle, ellipse, gradient, mirrored, path, picture, rectangle, stroke } from './svg.ts';

export type Ears = 'round' | 'pointed' | 'tufted' | 'none';
export type Face = 'muzzle' | 'beak' | 'mask';

export type Animal = {
  sky: readonly [string, string];
  fur: string;
  belly: string;
  ears: Ears;
  face: Face;
  nose: string;
  eyes?: string;
  whiskers?: boolean;
  spines?: string;
};

const INK = '#231f2b';

const EARS: Record<Ears, (animal: Animal) => string> = {
  none: () => '',
  round: ({ fur, belly }) => mirrored(circle(104, 112, 34, fur) + circle(104, 114, 18, belly)),
  pointed: ({ fur, belly }) =>
    mirrored(
      path('M84 176 C76 120 78 84 90 62 C118 74 146 98 158 126 Z', fur) +
        path('M98 142 C94 116 94 102 98 88 C114 98 128 112 134 124 Z', belly),
    ),
  tufted: ({ fur, belly }) =>
    mirrored(
      path('M92 166 C80 116 82 74 100 48 C124 70 144 104 150 134 Z', fur) +
        path('M106 132 C100 110 100 96 106 78 C118 94 126 112 128 124 Z', belly) +
        stroke('M100 52 L94 36 M102 50 L104 32', fur, 6),
    ),
};

const FACES: Record<Face, (animal: Animal) => string> = {
  muzzle: ({ belly, nose, whiskers }) =>
    ellipse(180, 236, 62, 46, belly) +
    path('M162 214 C168 206 192 206 198 214 C196 228 186 234 180 236 C174 234 164 228 162 214 Z', nose) +
    stroke('M180 236 L180 246 M180 246 C172 258 156 256 152 246 M180 246 C188 258 204 256 208 246', INK, 5) +
    (whiskers ? mirrored(stroke('M128 232 L78 224 M128 242 L80 250', INK, 3, 'stroke-opacity=".45"')) : ''),
  mask: ({ belly, nose }) =>
    mirrored(path('M180 170 C150 140 104 148 84 196 C92 250 136 286 180 290 Z', belly)) +
    path('M164 218 C170 211 190 211 196 218 C194 230 186 236 180 238 C174 236 166 230 164 218 Z', nose) +
    stroke('M180 238 C180 250 164 256 156 248 M180 238 C180 250 196 256 204 248', INK, 5),
  beak: ({ belly, nose }) =>
    mirrored(path('M180 168 C156 138 112 146 100 190 C96 244 140 290 180 292 Z', belly)) +
    path('M152 214 C164 204 196 204 208 214 C202 236 190 250 180 254 C170 250 158 236 152 214 Z', nose) +
    stroke('M156 222 C168 228 192 228 204 222', INK, 3.5, 'stroke-opacity=".5"'),
};

/** An animal's head and shoulders. */
export function drawAnimal(animal: Animal): string {
  const { sky, fur, eyes = INK, spines } = animal;
  const spikes = Array.from(
    { length: 15 },
    (_, index) =>
      `<g transform="rotate(${(index - 7) * 15} 180 196)">${path('M164 86 L180 40 L196 86 Z', spines ?? fur)}</g>`,
  );
  return picture(
    gradient('sky', sky, 0.6),
    [
      rectangle(0, 0, 360, 360, 'url(#sky)'),
      circle(180, 176, 150, '#ffffff', 'fill-opacity=".16"'),
      spines ? spikes.join('') + circle(180, 186, 116, spines) : '',
      path('M70 360 C66 296 108 268 180 268 C252 268 294 296 290 360 Z', fur),
      path('M130 360 C130 318 152 300 180 300 C208 300 230 318 230 360 Z', animal.belly),
      EARS[animal.ears](animal),
      path(
        'M68 196 C68 124 114 88 180 88 C246 88 292 124 292 196 C292 262 244 296 180 296 C116 296 68 262 68 196 Z',
        fur,
      ),
      FACES[animal.face](animal),
      mirrored(
        circle(136, 190, 13, eyes) + circle(136, 190, eyes === INK ? 0 : 7, INK) + circle(140, 185, 4.2, '#ffffff'),
      ),
      mirrored(ellipse(108, 222, 17, 10, '#f0806a', 'fill-opacity=".3"')),
    ].join(''),
  );
}

/** Otter, cat, penguin, rook, squirrel, hedgehog, black cat. */
export const ANIMALS: readonly Animal[] = [
  {
    sky: ['#c9e9f0', '#5fa7c4'],
    fur: '#8a6044',
    belly: '#f0dcc0',
    ears: 'round',
    face: 'muzzle',
    nose: '#3a2a2c',
    whiskers: true,
  },
  {
    sky: ['#ffe3b8', '#f2a65a'],
    fur: '#e79a4b',
    belly: '#fff0dc',
    ears: 'pointed',
    face: 'muzzle',
    nose: '#d8716a',
    eyes: '#7fae5b',
    whiskers: true,
  },
  { sky: ['#e6f1f7', '#9bbdd6'], fur: '#2f3b52', belly: '#fdf8f0', ears: 'none', face: 'beak', nose: '#f2a33a' },
  {
    sky: ['#e9dccb', '#bb9a7c'],
    fur: '#34313d',
    belly: '#4b4757',
    ears: 'none',
    face: 'beak',
    nose: '#8c8796',
    eyes: '#e8c25a',
  },
  { sky: ['#f6dcb5', '#cf7d45'], fur: '#b1552f', belly: '#f7e2c8', ears: 'tufted', face: 'mask', nose: '#3a2320' },
  {
    sky: ['#dcebc8', '#8dad6a'],
    fur: '#e8cba6',
    belly: '#f8ead6',
    ears: 'round',
    face: 'muzzle',
    nose: '#33262a',
    spines: '#6b5245',
  },
  {
    sky: ['#d6c8f0', '#7f66b8'],
    fur: '#2a2733',
    belly: '#4a4557',
    ears: 'pointed',
    face: 'muzzle',
    nose: '#c98f8a',
    eyes: '#f2c94c',
    whiskers: true,
  },
];
