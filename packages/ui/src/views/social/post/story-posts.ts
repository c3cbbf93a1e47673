import type { PostMedia } from '@quintet/domain/social/media';
import { makePostImageFixture, makePostFixture, makeAuthorFixture } from '@quintet/domain/social/fixtures';

/** Example images, users and posts as data URLs, for stories. */
const GROUNDS = ['f6d9a8', 'c8d8e8', 'd9e4c2', 'ecc8c4', 'cfc6e3', 'bfe0dc'];
const HILLS = ['5a7d7c', '3d5a80', '6b7f4a', '8c4f4a', '5d5085', '2f6f6a'];
const SHAPES: readonly (readonly [number, number])[] = [
  [600, 800],
  [800, 800],
  [900, 600],
  [600, 1100],
  [1000, 420],
];
const WORDS = [
  'First light over the reservoir, before anyone else was up.',
  '周末爬山的路上，看到一整片野花',
  '',
  'Soup',
  '今天的面包终于烤得像样了，分享一下配方：高筋粉三百克，水两百二十克，盐六克，酵母三克，冷藏一夜再烤',
];
const NAMES = ['Moss Harbour', '小橘子', 'Kettle', 'Mango Rain', '林', 'A name that is far too long for its line'];

function hills(width: number, height: number, seed: number): string {
  const [ground, hill] = [GROUNDS[seed % GROUNDS.length], HILLS[seed % HILLS.length]];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 60 80" preserveAspectRatio="xMidYMid slice"><rect width="60" height="80" fill="#${ground}"/><circle cx="${20 + ((seed * 7) % 25)}" cy="22" r="9" fill="#fff8"/><path d="M0 50 20 34l14 14 10-8 16 16v24H0z" fill="#${hill}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The media of a post: a drawing of hills as a data URL. */
export function makeStoryImage(seed = 0, given: Partial<PostMedia> = {}): PostMedia {
  const [width, height] = SHAPES[seed % SHAPES.length]!;
  const url = hills(width, height, seed);
  return makePostImageFixture({
    file_path: `posts/${seed}.webp`,
    url,
    thumbnail_url: url,
    width,
    height,
    thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
    ...given,
  });
}

/** An author with one of a few names. */
export const makeStoryAuthor = (seed = 0) =>
  makeAuthorFixture({ id: `a${seed}`, user_id: `u${seed}`, nickname: NAMES[seed % NAMES.length]! });

/** Of ten posts the seventh is a video and the ninth has text only. */
export function makeStoryPost(number: number) {
  const media = [makeStoryImage(number, number % 10 === 7 ? { kind: 'video', duration: 12 + number } : {})];
  if (number % 4 === 1) media.push(makeStoryImage(number + 1), makeStoryImage(number + 2));
  return makePostFixture(number, {
    author: makeStoryAuthor(number),
    media: number % 10 === 9 ? [] : media,
    text: number % 10 === 9 ? WORDS[4]! : WORDS[number % WORDS.length]!,
    like_count: (number * number * 37) % 4000,
    tags: ['hiking', '山野', 'slow mornings'].slice(0, number % 4),
  });
}

export const makeStoryPosts = (count: number) => Array.from({ length: count }, (_, index) => makeStoryPost(index + 1));
