import type { Page, Route } from '@playwright/test';
import { makePostImageFixture, makePostFixture } from '@quintet/domain/social/fixtures';

const IMAGE_PATH = '/media/made/picture.svg';
const VIDEO_PATH = '/media/made/video.webm';
const IMAGE_SIZES = [
  [600, 800],
  [800, 800],
  [900, 600],
] as const;

type Size = readonly [width: number, height: number];

function createPost(number: number, videoSize: Size | false) {
  const [width, height] = videoSize || IMAGE_SIZES[number % IMAGE_SIZES.length]!;
  const image = makePostImageFixture({ url: IMAGE_PATH, thumbnail_url: IMAGE_PATH, width, height });
  const media = videoSize ? { ...image, kind: 'video' as const, url: VIDEO_PATH, duration: 1 } : image;
  return makePostFixture(number, { media: [media] });
}

interface MockFeedOptions {
  /** The number of posts. */
  count: number;
  /** All posts are this video; otherwise all are images. */
  video?: Buffer;
  videoSize?: Size;
}

/** Mocks the responses for recommended posts. */
export async function mockFeed(page: Page, { count, video, videoSize = [720, 1280] }: MockFeedOptions): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><path d="M0 50 20 34l14 14 10-8 16 16v24H0z" fill="#5a7d7c"/></svg>`;
  await page.route(/\/recommend\/public/, async (route: Route) => {
    const url = new URL(route.request().url());
    const size = url.pathname.includes('guest') ? 10 : 30;
    const from = Number(url.searchParams.get('next_id') ?? 1);
    const length = Math.min(size, count - from + 1);
    const list = Array.from({ length }, (_, index) => createPost(from + index, video !== undefined && videoSize));
    const next_id = from + size <= count ? String(from + size) : null;
    await route.fulfill({ json: { result: { list, next_id } } });
  });
  await page.route(/\/social\/api\/(?:guest\/)?posts\/p\d+$/, async (route: Route) => {
    const number = Number(/\d+$/.exec(route.request().url())![0]);
    await route.fulfill({ json: { result: createPost(number, video !== undefined && videoSize) } });
  });
  await page.route(`**${IMAGE_PATH}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  if (video) await page.route(`**${VIDEO_PATH}`, (route) => route.fulfill({ contentType: 'video/webm', body: video }));
}
