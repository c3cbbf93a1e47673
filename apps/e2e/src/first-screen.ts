import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** One file as the browser got it. */
export interface Download {
  path: string;
  kind: 'script' | 'style' | 'other';
  /** As transferred: the server sends brotli. */
  bytes: number;
  text: string;
}

export interface FirstScreen {
  downloads: Download[];
  /** Without the pictures of posts and people. */
  requests: number;
  /** Brotli bytes, what stands in the page itself included. */
  script: number;
  style: number;
}

const isText = (request: Request) => /^(?:script|stylesheet|document|fetch|xhr)$/.test(request.resourceType());

async function read(request: Request): Promise<Download> {
  const response = await request.response();
  const path = new URL(request.url()).pathname;
  const kind = path.endsWith('.js') ? 'script' : path.endsWith('.css') ? 'style' : 'other';
  if (!response) return { path, kind, bytes: 0, text: '' };
  const { responseBodySize } = await request.sizes();
  return { path, kind, bytes: responseBodySize, text: isText(request) ? await response.text() : '' };
}

/** Opens an address as for the first time and tells all that came over the wire until nothing more does. */
export async function loadFirstScreen(page: Page, path: string): Promise<FirstScreen> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    // Where the page takes long, the app is being kept on the device meanwhile; that is not of the first screen.
    if (!/\/assets\/keep-app/.test(request.url())) requests.push(request);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const downloads = await Promise.all(requests.map(read));

  const inline = (selector: string) =>
    page.locator(selector).evaluateAll((elements) => elements.map((element) => element.textContent).join('\n'));
  const inPage = async (selector: string) => brotliCompressSync(await inline(selector)).length;
  const sum = (kind: Download['kind']) =>
    downloads.reduce((bytes, download) => bytes + (download.kind === kind ? download.bytes : 0), 0);
  return {
    downloads,
    requests: downloads.filter(({ path }) => !path.startsWith('/media/')).length,
    script: sum('script') + (await inPage('script:not([src])')),
    style: sum('style') + (await inPage('style')),
  };
}
