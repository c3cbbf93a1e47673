import type { Ink } from './ink.ts';
import type { Sheet } from './sheet.ts';
import { shift } from './ink.ts';

/** The light of an hour: the sky from its top to the horizon, its sun, land far away and close by. */
export type Mood = { sky: readonly Ink[]; sun: Ink; far: Ink; near: Ink; isNight?: boolean; hours: readonly Hour[] };

/** What one would call the hour. */
type Hour = 'day' | 'dusk' | 'night' | 'mist';

const MOODS: readonly Mood[] = [
  {
    sky: [
      [0.5, 0.1, 300],
      [0.68, 0.12, 350],
      [0.82, 0.11, 45],
      [0.92, 0.08, 80],
    ],
    sun: [0.97, 0.07, 90],
    far: [0.7, 0.09, 350],
    near: [0.24, 0.06, 300],
    hours: ['dusk'],
  },
  {
    sky: [
      [0.62, 0.09, 240],
      [0.78, 0.06, 225],
      [0.9, 0.05, 85],
      [0.94, 0.07, 75],
    ],
    sun: [0.98, 0.05, 95],
    far: [0.74, 0.05, 225],
    near: [0.3, 0.06, 200],
    hours: ['day'],
  },
  {
    sky: [
      [0.22, 0.07, 275],
      [0.36, 0.1, 280],
      [0.56, 0.13, 330],
      [0.76, 0.13, 45],
    ],
    sun: [0.94, 0.09, 75],
    far: [0.45, 0.1, 305],
    near: [0.14, 0.04, 280],
    isNight: true,
    hours: ['dusk', 'night'],
  },
  {
    sky: [
      [0.7, 0.1, 235],
      [0.82, 0.07, 220],
      [0.92, 0.035, 200],
      [0.96, 0.03, 110],
    ],
    sun: [0.99, 0.03, 100],
    far: [0.78, 0.05, 215],
    near: [0.36, 0.08, 155],
    hours: ['day'],
  },
  {
    sky: [
      [0.72, 0.03, 170],
      [0.82, 0.03, 160],
      [0.9, 0.03, 130],
      [0.94, 0.035, 105],
    ],
    sun: [0.98, 0.04, 100],
    far: [0.77, 0.03, 165],
    near: [0.27, 0.05, 165],
    hours: ['mist'],
  },
  {
    sky: [
      [0.16, 0.05, 270],
      [0.25, 0.075, 262],
      [0.38, 0.09, 245],
      [0.55, 0.08, 215],
    ],
    sun: [0.96, 0.03, 95],
    far: [0.38, 0.07, 245],
    near: [0.1, 0.03, 260],
    isNight: true,
    hours: ['night'],
  },
  {
    sky: [
      [0.66, 0.13, 55],
      [0.76, 0.13, 62],
      [0.86, 0.11, 75],
      [0.93, 0.08, 88],
    ],
    sun: [0.98, 0.06, 95],
    far: [0.74, 0.12, 55],
    near: [0.27, 0.08, 35],
    hours: ['dusk'],
  },
  {
    sky: [
      [0.78, 0.04, 250],
      [0.87, 0.03, 260],
      [0.93, 0.025, 320],
      [0.96, 0.025, 40],
    ],
    sun: [0.99, 0.02, 80],
    far: [0.82, 0.03, 260],
    near: [0.42, 0.05, 258],
    hours: ['day', 'mist'],
  },
  {
    sky: [
      [0.3, 0.06, 210],
      [0.45, 0.075, 200],
      [0.64, 0.07, 190],
      [0.84, 0.06, 110],
    ],
    sun: [0.97, 0.06, 100],
    far: [0.55, 0.06, 200],
    near: [0.17, 0.04, 215],
    hours: ['mist'],
  },
  {
    sky: [
      [0.6, 0.12, 25],
      [0.72, 0.13, 35],
      [0.84, 0.09, 55],
      [0.93, 0.05, 80],
    ],
    sun: [0.97, 0.05, 85],
    far: [0.68, 0.11, 25],
    near: [0.25, 0.07, 345],
    hours: ['dusk'],
  },
];

/** The hour of this drawing, a little other each time. */
export function moodOf(sheet: Sheet, isWanted: (mood: Mood) => boolean = () => true): Mood {
  const { sky, sun, far, near, isNight, hours } = sheet.random.pick(MOODS.filter(isWanted));
  sheet.sign(...hours);
  const turn = sheet.between(-9, 9);
  const turned = (ink: Ink) => shift(ink, 0, 0, turn);
  const turnedInks = { sky: sky.map(turned), sun: turned(sun), far: turned(far), near: turned(near) };
  return { ...turnedInks, hours, ...(isNight && { isNight }) };
}
