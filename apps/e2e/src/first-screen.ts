import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** One downloaded file. */
export interface FirstScreenFile {
  path: string;
  kind: 'script' | 'style' | 'other';
  /** Bytes as transferred (brotli). */
  bytes: number;
  text: string;
}

export interface FirstScreenMeasurement {
  downloads: FirstScreenFile[];
  /** Requests without media of posts and users, and without imports of scripts that were fetched before (load-files.ts). */
  requests: number;
  /** Brotli bytes, including inline code. */
  script: number;
  style: number;
}

const isText = (request: Request) => /^(?:script|stylesheet|document|fetch|xhr)$/.test(request.resourceType());

async function read(request: Request): Promise<FirstScreenFile> {
  const response = await request.response();
  const path = new URL(request.url()).pathname;
  const kind = path.endsWith('.js') ? 'script' : path.endsWith('.css') ? 'style' : 'other';
  if (!response) return { path, kind, bytes: 0, text: '' };
  const { responseBodySize } = await request.sizes();
  return { path, kind, bytes: responseBodySize, text: isText(request) ? await response.text() : '' };
}

/** Opens a path with an empty cache and records all downloads until the network is idle. */
export async function measureFirstScreenDownloads(page: Page, path: string): Promise<FirstScreenMeasurement> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  const downloads = await Promise.all(requests.map(read));

  const inline = (selector: string) =>
    page.locator(selector).evaluateAll((elements) => elements.map((element) => element.textContent).join('\n'));
  const inPage = async (selector: string) => brotliCompressSync(await inline(selector)).length;
  const sum = (kind: FirstScreenFile['kind']) =>
    downloads.reduce((bytes, download) => bytes + (download.kind === kind ? download.bytes : 0), 0);
  return {
    downloads,
    requests: downloads.filter(
      ({ path: file, kind }, index) =>
        !file.startsWith('/media/') &&
        !(kind === 'script' && downloads.findIndex((download) => download.path === file) < index),
    ).length,
    script: sum('script') + (await inPage('script:not([src])')),
    style: sum('style') + (await inPage('style')),
  };
}
