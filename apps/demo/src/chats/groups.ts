import {
  BOOK_CHAT_SCRIPT,
  COAST_CHAT_SCRIPT,
  FILM_CHAT_SCRIPT,
  ISLAND_CHAT_SCRIPT,
  RUNNERS_CHAT_SCRIPT,
  type DemoChatScript,
  SUPPER_CHAT_SCRIPT,
  WALK_CHAT_SCRIPT,
} from './scripts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Messages of the longest history. */
export const MAX_DEMO_HISTORY_LENGTH = 100_000;

type HistorySize = {
  /** Messages. */
  length: number;
  /** Unread messages of the first two users (of both users in a direct message). */
  unread: readonly [number, number];
  /** Milliseconds since the newest message. */
  ago: number;
  /** Inserted before the unread messages. */
  script?: DemoChatScript;
};

/** A group of the demo data; the first two users are in all of them. */
export type DemoGroup = HistorySize & {
  topic: string;
  icon: string;
  members: number;
  /** Index in DEMO_USERS. */
  owner: number;
  /** Milliseconds between two talks. */
  pause: number;
  isEnglish?: boolean;
};

export type DemoDirectChat = HistorySize & { users: readonly [number, number] };

const defineGroup = (
  topic: string,
  icon: string,
  [length, members, owner]: readonly [length: number, members: number, owner: number],
  unread: readonly [number, number],
  [ago, pause]: readonly [ago: number, pause: number],
  extra: Pick<DemoGroup, 'isEnglish' | 'script'> = {},
): DemoGroup => ({ topic, icon, length, members, owner, unread, ago, pause, ...extra });

/** Twelve groups of very different lengths. */
export const DEMO_GROUPS: readonly DemoGroup[] = [
  defineGroup('square', 'scene-09', [MAX_DEMO_HISTORY_LENGTH, 40, 2], [1234, 86], [2 * MINUTE_MS, 25 * MINUTE_MS]),
  defineGroup('hiking', 'scene-10', [1000, 18, 0], [3, 0], [9 * MINUTE_MS, 4 * HOUR_MS], { script: WALK_CHAT_SCRIPT }),
  defineGroup('kitchen', 'scene-11', [3000, 24, 1], [0, 12], [41 * MINUTE_MS, 3 * HOUR_MS], {
    script: SUPPER_CHAT_SCRIPT,
  }),
  defineGroup('cats', 'scene-12', [400, 15, 8], [27, 5], [70 * MINUTE_MS, 6 * HOUR_MS], { isEnglish: true }),
  defineGroup('films', 'scene-13', [41, 9, 19], [0, 0], [3 * HOUR_MS, 20 * HOUR_MS], {
    isEnglish: true,
    script: FILM_CHAT_SCRIPT,
  }),
  defineGroup('plants', 'scene-14', [40, 11, 4], [1, 20], [5 * HOUR_MS, 22 * HOUR_MS]),
  defineGroup('coast', 'scene-15', [250, 6, 0], [0, 8], [8 * HOUR_MS, 5 * HOUR_MS], { script: COAST_CHAT_SCRIPT }),
  defineGroup('running', 'scene-16', [100, 12, 5], [0, 0], [22 * HOUR_MS, 9 * HOUR_MS], {
    isEnglish: true,
    script: RUNNERS_CHAT_SCRIPT,
  }),
  defineGroup('neighbours', 'scene-17', [80, 30, 9], [0, 2], [30 * HOUR_MS, 10 * HOUR_MS]),
  defineGroup('books', 'scene-18', [640, 10, 7], [0, 0], [52 * HOUR_MS, 8 * HOUR_MS], {
    isEnglish: true,
    script: BOOK_CHAT_SCRIPT,
  }),
  defineGroup('photos', 'scene-19', [3, 5, 15], [0, 1], [6 * DAY_MS, HOUR_MS], { isEnglish: true }),
  defineGroup('games', 'scene-20', [1, 8, 1], [0, 0], [9 * DAY_MS, HOUR_MS], { isEnglish: true }),
];

const defineDirect = (
  users: readonly [number, number],
  length: number,
  unread: readonly [number, number],
  ago: number,
  script?: DemoChatScript,
): DemoDirectChat => ({ users, length, unread, ago, ...(script && { script }) });

/** Direct messages of the first two users. */
export const DEMO_DIRECT_CHATS: readonly DemoDirectChat[] = [
  defineDirect([0, 1], 120, [2, 0], 4 * MINUTE_MS, ISLAND_CHAT_SCRIPT),
  defineDirect([0, 4], 41, [1, 0], 35 * MINUTE_MS),
  defineDirect([0, 5], 40, [0, 0], 2 * HOUR_MS),
  defineDirect([0, 8], 3, [0, 0], 7 * HOUR_MS),
  defineDirect([0, 6], 12, [0, 3], 26 * HOUR_MS),
  defineDirect([0, 14], 1, [1, 0], 49 * HOUR_MS),
  defineDirect([0, 2], 0, [0, 0], 72 * HOUR_MS),
  defineDirect([1, 2], 25, [0, 1], 18 * MINUTE_MS),
  defineDirect([1, 9], 60, [4, 0], 4 * HOUR_MS),
  defineDirect([1, 10], 2, [0, 0], 31 * HOUR_MS),
];
