import { drawAura } from './motifs/aura.ts';
import { drawCity } from './motifs/city.ts';
import { drawDunes } from './motifs/dunes.ts';
import { drawForest } from './motifs/forest.ts';
import { drawLeaves } from './motifs/leaves.ts';
import { drawMeadow } from './motifs/meadow.ts';
import { drawMountains } from './motifs/mountains.ts';
import { drawPaper } from './motifs/paper.ts';
import { drawPattern } from './motifs/pattern.ts';
import { drawPlanets } from './motifs/planets.ts';
import { drawPond } from './motifs/pond.ts';
import { drawPoster } from './motifs/poster.ts';
import { drawRain } from './motifs/rain.ts';
import { drawSea } from './motifs/sea.ts';
import { drawStill } from './motifs/still.ts';
import { drawTable } from './motifs/table.ts';
import { Sheet } from './sheet.ts';

const MOTIFS = {
  aura: drawAura,
  city: drawCity,
  dunes: drawDunes,
  forest: drawForest,
  leaves: drawLeaves,
  meadow: drawMeadow,
  mountains: drawMountains,
  paper: drawPaper,
  pattern: drawPattern,
  planets: drawPlanets,
  pond: drawPond,
  poster: drawPoster,
  rain: drawRain,
  sea: drawSea,
  still: drawStill,
  table: drawTable,
} as const;

export type Motif = keyof typeof MOTIFS;

export const MOTIF_NAMES = Object.keys(MOTIFS) as Motif[];

/** Width / height, and how many drawings of each motif have that shape; numbers go on from shape to shape. */
const SHAPES = [
  { ratio: 3 / 4, amount: 22 },
  { ratio: 1, amount: 10 },
  { ratio: 4 / 3, amount: 10 },
  { ratio: 9 / 16, amount: 6 },
] as const;

/** A drawing that the demo world has; always the same for the same name (`sea-7`). A film lasts so many seconds. */
export type Drawing = { name: string; motif: Motif; number: number; ratio: number; seconds?: number };

/** All drawings of a motif, those of one shape together. */
export const drawingsOf = (motif: Motif): Drawing[][] =>
  SHAPES.map(({ ratio, amount }, place) => {
    const first = SHAPES.slice(0, place).reduce((sum, shape) => sum + shape.amount, 1);
    return Array.from({ length: amount }, (_, more) => {
      const number = first + more;
      return { name: `${motif}-${number}`, motif, number, ratio };
    });
  });

/** The motifs that move well, and how often each does. */
const FILMED: readonly Motif[] = [
  'sea',
  'forest',
  'pond',
  'poster',
  'mountains',
  'rain',
  'paper',
  'meadow',
  'city',
  'dunes',
  'aura',
  'planets',
  'leaves',
];
const FILM_NUMBERS = [101, 102, 103] as const;

/** Drawings that move: upright ones but for a few. */
export const FILMS: readonly Drawing[] = [
  ...FILM_NUMBERS.flatMap((number) => FILMED.map((motif) => ({ motif, number }))),
  { motif: 'sea' as const, number: 104 },
].map(({ motif, number }, place) => ({
  name: `${motif}-${number}`,
  motif,
  number,
  ratio: place % 8 === 6 ? 16 / 9 : 9 / 16,
  seconds: 4 + (place % 4),
}));

const ALL = new Map(
  [...MOTIF_NAMES.flatMap((motif) => drawingsOf(motif).flat()), ...FILMS].map((drawing) => [drawing.name, drawing]),
);

/** How much nearer a film is than its drawing: what moves must not show its edge. */
export const FILM_ZOOM = 1.14;

export const findDrawing = (name: string): Drawing | undefined => ALL.get(name);

/** Motifs that somebody made; of the others one takes pictures. */
const MADE: readonly Motif[] = ['aura', 'paper', 'pattern', 'planets', 'poster'];
const THINGS: readonly Motif[] = ['leaves', 'still', 'table'];

/** What is to be seen on a drawing, in a word each. */
export function signsOf(drawing: Drawing): ReadonlySet<string> {
  const { motif, seconds } = drawing;
  const signs = new Set(['picture', seconds === undefined ? 'still' : 'moving', ...draw(drawing).signs]);
  signs.add(MADE.includes(motif) ? 'made' : 'taken');
  if (!MADE.includes(motif) && !THINGS.includes(motif)) signs.add('place');
  return signs;
}

export function draw({ motif, number, ratio }: Drawing): Sheet {
  const sheet = new Sheet(ratio, (MOTIF_NAMES.indexOf(motif) + 1) * 7919 + number * 104_729);
  MOTIFS[motif](sheet);
  return sheet;
}
