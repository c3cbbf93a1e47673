import type { Page, Route } from '@playwright/test';
import { makePostImageFixture, makePostFixture } from '@quintet/domain/social/fixtures';

const IMAGE_PATH = '/media/made/picture.svg';
const IMAGE_SIZES = [
  [600, 800],
  [800, 800],
  [900, 600],
] as const;

interface MockVideo {
  file: Buffer;
  size: readonly [width: number, height: number];
}

const getVideoPath = (index: number): string => `/media/made/video-${index}.webm`;

function createPost(number: number, videos: readonly MockVideo[]) {
  const index = (number - 1) % videos.length;
  const [width, height] = videos[index]?.size ?? IMAGE_SIZES[number % IMAGE_SIZES.length]!;
  const image = makePostImageFixture({ url: IMAGE_PATH, thumbnail_url: IMAGE_PATH, width, height });
  const video = { ...image, kind: 'video' as const, url: getVideoPath(index), duration: 1 };
  return makePostFixture(number, { media: [videos.length > 0 ? video : image] });
}

interface MockFeedOptions {
  /** The number of posts. */
  count: number;
  /** The posts are these videos in turn; without any, all are images. */
  videos?: readonly MockVideo[];
}

/** Mocks the responses for recommended posts. */
export async function mockFeed(page: Page, { count, videos = [] }: MockFeedOptions): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><path d="M0 50 20 34l14 14 10-8 16 16v24H0z" fill="#5a7d7c"/></svg>`;
  await page.route(/\/recommend\/public/, async (route: Route) => {
    const url = new URL(route.request().url());
    const size = url.pathname.includes('guest') ? 10 : 30;
    const from = Number(url.searchParams.get('next_id') ?? 1);
    const length = Math.min(size, count - from + 1);
    const list = Array.from({ length }, (_, index) => createPost(from + index, videos));
    const next_id = from + size <= count ? String(from + size) : null;
    await route.fulfill({ json: { result: { list, next_id } } });
  });
  await page.route(/\/social\/api\/(?:guest\/)?posts\/p\d+$/, async (route: Route) => {
    const number = Number(/\d+$/.exec(route.request().url())![0]);
    await route.fulfill({ json: { result: createPost(number, videos) } });
  });
  await page.route(`**${IMAGE_PATH}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  for (const [index, { file }] of videos.entries())
    await page.route(`**${getVideoPath(index)}`, (route) => route.fulfill({ contentType: 'video/webm', body: file }));
}
