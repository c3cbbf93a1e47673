import { FILM, ISLAND, type Scene, SUPPER, WALK } from './scripts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Messages of the longest history. */
export const LONGEST_HISTORY = 100_000;

type History = {
  /** Messages. */
  length: number;
  /** Unread messages of the first two users (of both users in a direct message). */
  unread: readonly [number, number];
  /** Milliseconds since the newest message. */
  ago: number;
  /** Played before the unread messages. */
  scene?: Scene;
};

/** A group of the demo world; the first two users are in all of them. */
export type DemoGroup = History & {
  topic: string;
  icon: string;
  members: number;
  /** Index in USERS. */
  owner: number;
  /** Milliseconds between two talks. */
  pause: number;
  isEnglish?: boolean;
};

export type DemoDirect = History & { users: readonly [number, number] };

const group = (
  topic: string,
  icon: string,
  [length, members, owner]: readonly [length: number, members: number, owner: number],
  unread: readonly [number, number],
  [ago, pause]: readonly [ago: number, pause: number],
  more: Pick<DemoGroup, 'isEnglish' | 'scene'> = {},
): DemoGroup => ({ topic, icon, length, members, owner, unread, ago, pause, ...more });

/** Twelve groups of very different lengths. */
export const GROUPS: readonly DemoGroup[] = [
  group('square', 'scene-09', [LONGEST_HISTORY, 40, 2], [1234, 86], [2 * MINUTE, 25 * MINUTE]),
  group('hiking', 'scene-10', [1000, 18, 0], [3, 0], [9 * MINUTE, 4 * HOUR], { scene: WALK }),
  group('kitchen', 'scene-11', [3000, 24, 1], [0, 12], [41 * MINUTE, 3 * HOUR], { scene: SUPPER }),
  group('cats', 'scene-12', [400, 15, 8], [27, 5], [70 * MINUTE, 6 * HOUR], { isEnglish: true }),
  group('films', 'scene-13', [41, 9, 19], [0, 0], [3 * HOUR, 20 * HOUR], { isEnglish: true, scene: FILM }),
  group('plants', 'scene-14', [40, 11, 4], [1, 20], [5 * HOUR, 22 * HOUR]),
  group('coast', 'scene-15', [250, 6, 0], [0, 8], [8 * HOUR, 5 * HOUR]),
  group('running', 'scene-16', [100, 12, 5], [0, 0], [22 * HOUR, 9 * HOUR], { isEnglish: true }),
  group('neighbours', 'scene-17', [80, 30, 9], [0, 2], [30 * HOUR, 10 * HOUR]),
  group('books', 'scene-18', [640, 10, 7], [0, 0], [52 * HOUR, 8 * HOUR], { isEnglish: true }),
  group('photos', 'scene-19', [3, 5, 15], [0, 1], [6 * DAY, HOUR], { isEnglish: true }),
  group('games', 'scene-20', [1, 8, 1], [0, 0], [9 * DAY, HOUR], { isEnglish: true }),
];

const direct = (
  users: readonly [number, number],
  length: number,
  unread: readonly [number, number],
  ago: number,
  scene?: Scene,
): DemoDirect => ({ users, length, unread, ago, ...(scene && { scene }) });

/** Direct messages of the first two users. */
export const DIRECTS: readonly DemoDirect[] = [
  direct([0, 1], 120, [2, 0], 4 * MINUTE, ISLAND),
  direct([0, 4], 41, [1, 0], 35 * MINUTE),
  direct([0, 5], 40, [0, 0], 2 * HOUR),
  direct([0, 8], 3, [0, 0], 7 * HOUR),
  direct([0, 6], 12, [0, 3], 26 * HOUR),
  direct([0, 14], 1, [1, 0], 49 * HOUR),
  direct([0, 2], 0, [0, 0], 72 * HOUR),
  direct([1, 2], 25, [0, 1], 18 * MINUTE),
  direct([1, 9], 60, [4, 0], 4 * HOUR),
  direct([1, 10], 2, [0, 0], 31 * HOUR),
];
