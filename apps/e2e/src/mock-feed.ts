import type { Page, Route } from '@playwright/test';
import { samplePicture, samplePost } from '@quintet/domain/social/samples';

const PICTURE = '/media/made/picture.svg';
const VIDEO = '/media/made/video.webm';
const SHAPES = [
  [600, 800],
  [800, 800],
  [900, 600],
] as const;

function postAt(number: number, isVideo: boolean) {
  const [width, height] = isVideo ? [720, 1280] : SHAPES[number % SHAPES.length]!;
  const picture = samplePicture({ url: PICTURE, thumbnail_url: PICTURE, width, height });
  const media = isVideo ? { ...picture, kind: 'video' as const, url: VIDEO, duration: 1 } : picture;
  return samplePost(number, { media: [media] });
}

interface MadeFeed {
  /** How many posts there are. */
  count: number;
  /** All are this video; otherwise all are pictures. */
  video?: Buffer;
}

/** Answers the page's calls for recommended posts with as many as one likes, without a server that has them. */
export async function serveMadeFeed(page: Page, { count, video }: MadeFeed): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><path d="M0 50 20 34l14 14 10-8 16 16v24H0z" fill="#5a7d7c"/></svg>`;
  await page.route(/\/recommend\/public/, async (route: Route) => {
    const url = new URL(route.request().url());
    const size = url.pathname.includes('guest') ? 10 : 30;
    const from = Number(url.searchParams.get('next_id') ?? 1);
    const length = Math.min(size, count - from + 1);
    const list = Array.from({ length }, (_, index) => postAt(from + index, video !== undefined));
    const next_id = from + size <= count ? String(from + size) : null;
    await route.fulfill({ json: { result: { list, next_id } } });
  });
  await page.route(/\/social\/api\/(?:guest\/)?posts\/p\d+$/, async (route: Route) => {
    const number = Number(/\d+$/.exec(route.request().url())![0]);
    await route.fulfill({ json: { result: postAt(number, video !== undefined) } });
  });
  await page.route(`**${PICTURE}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
  if (video) await page.route(`**${VIDEO}`, (route) => route.fulfill({ contentType: 'video/webm', body: video }));
}
