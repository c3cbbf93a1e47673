import type { Scene } from './scenes/scene.ts';
import { FILM, ISLAND, SUPPER, WALK } from './scenes/scenes.ts';
import { kitchen, neighbours, plants } from './talk/home.ts';
import { books, cats, films, games, photos } from './talk/leisure.ts';
import { coast, hiking, running } from './talk/outdoors.ts';
import { square } from './talk/square.ts';
import type { Topic } from './talk/topic.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `unread` is what the first two people have left, `ago` how long the newest message is back, in milliseconds. */
export type DemoRoom = {
  topic: Topic;
  picture: string;
  length: number;
  members: number;
  /** Place in PEOPLE. */
  owner: number;
  unread: readonly [number, number];
  ago: number;
  pause: number;
  /** Speaks English. */
  isEnglish?: boolean;
  /** Told before what is unread. */
  scene?: Scene;
};

/** The room whose history is as long as one can get in a first start. */
export const LARGEST = 100_000;

/** Twelve groups, of very different lengths. The first two people are in all of them. */
export const ROOMS: readonly DemoRoom[] = [
  {
    topic: square,
    picture: 'scene-09',
    length: LARGEST,
    members: 40,
    owner: 2,
    unread: [1234, 86],
    ago: 2 * MINUTE,
    pause: 25 * MINUTE,
  },
  {
    topic: hiking,
    picture: 'scene-10',
    length: 1000,
    members: 18,
    owner: 0,
    unread: [3, 0],
    ago: 9 * MINUTE,
    pause: 4 * HOUR,
    scene: WALK,
  },
  {
    topic: kitchen,
    picture: 'scene-11',
    length: 3000,
    members: 24,
    owner: 1,
    unread: [0, 12],
    ago: 41 * MINUTE,
    pause: 3 * HOUR,
    scene: SUPPER,
  },
  {
    topic: cats,
    picture: 'scene-12',
    length: 400,
    members: 15,
    owner: 8,
    unread: [27, 5],
    ago: 70 * MINUTE,
    pause: 6 * HOUR,
    isEnglish: true,
  },
  {
    topic: films,
    picture: 'scene-13',
    length: 41,
    members: 9,
    owner: 19,
    unread: [0, 0],
    ago: 3 * HOUR,
    pause: 20 * HOUR,
    isEnglish: true,
    scene: FILM,
  },
  {
    topic: plants,
    picture: 'scene-14',
    length: 40,
    members: 11,
    owner: 4,
    unread: [1, 20],
    ago: 5 * HOUR,
    pause: 22 * HOUR,
  },
  {
    topic: coast,
    picture: 'scene-15',
    length: 250,
    members: 6,
    owner: 0,
    unread: [0, 8],
    ago: 8 * HOUR,
    pause: 5 * HOUR,
  },
  {
    topic: running,
    picture: 'scene-16',
    length: 100,
    members: 12,
    owner: 5,
    unread: [0, 0],
    ago: 22 * HOUR,
    pause: 9 * HOUR,
    isEnglish: true,
  },
  {
    topic: neighbours,
    picture: 'scene-17',
    length: 80,
    members: 30,
    owner: 9,
    unread: [0, 2],
    ago: 30 * HOUR,
    pause: 10 * HOUR,
  },
  {
    topic: books,
    picture: 'scene-18',
    length: 640,
    members: 10,
    owner: 7,
    unread: [0, 0],
    ago: 52 * HOUR,
    pause: 8 * HOUR,
    isEnglish: true,
  },
  {
    topic: photos,
    picture: 'scene-19',
    length: 3,
    members: 5,
    owner: 15,
    unread: [0, 1],
    ago: 6 * 24 * HOUR,
    pause: HOUR,
    isEnglish: true,
  },
  {
    topic: games,
    picture: 'scene-20',
    length: 1,
    members: 8,
    owner: 1,
    unread: [0, 0],
    ago: 9 * 24 * HOUR,
    pause: HOUR,
    isEnglish: true,
  },
];

export type DemoDirect = {
  people: readonly [number, number];
  length: number;
  unread: readonly [number, number];
  ago: number;
  scene?: Scene;
};

/** Direct messages of the first two people. */
export const DIRECTS: readonly DemoDirect[] = [
  { people: [0, 1], length: 120, unread: [2, 0], ago: 4 * MINUTE, scene: ISLAND },
  { people: [0, 4], length: 41, unread: [1, 0], ago: 35 * MINUTE },
  { people: [0, 5], length: 40, unread: [0, 0], ago: 2 * HOUR },
  { people: [0, 8], length: 3, unread: [0, 0], ago: 7 * HOUR },
  { people: [0, 6], length: 12, unread: [0, 3], ago: 26 * HOUR },
  { people: [0, 14], length: 1, unread: [1, 0], ago: 49 * HOUR },
  { people: [0, 2], length: 0, unread: [0, 0], ago: 72 * HOUR },
  { people: [1, 2], length: 25, unread: [0, 1], ago: 18 * MINUTE },
  { people: [1, 9], length: 60, unread: [4, 0], ago: 4 * HOUR },
  { people: [1, 10], length: 2, unread: [0, 0], ago: 31 * HOUR },
];

/** What people talk about when they talk about anything. */
export const TOPICS: readonly Topic[] = ROOMS.map(({ topic }) => topic);
