/**
 * Keeps the app itself on the device, so that it opens without a connection: its page, and those of its files that were used.
 * What people say and show is not its business; that is in IndexedDB. Stands alone: /sw.js is this file.
 */
const worker = globalThis as unknown as Scope;

/** What TypeScript's library of the page leaves out. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** Nothing of an account is in here: it outlives a logout. */
const KEPT = 'app';
/** One page for all addresses of the app. */
const PAGE = '/index.html';
/** Their names hold a hash of what is in them. */
const HASHED = /^\/assets\//;
/** How many files are kept; the oldest go first. */
const MOST = 400;
/** How long the network may take for a page that is kept, milliseconds. */
const PATIENCE = 3000;

const open = () => caches.open(KEPT);

async function keepPage(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (page.ok) await (await open()).put(PAGE, page);
}

/** The page of now where it comes in time, else the one that is kept. */
async function readPage({ request, preloadResponse }: Asked): Promise<Response> {
  const coming = preloadResponse.then((early) => early ?? fetch(request));
  const kept = await (await open()).match(PAGE);
  if (!kept) return coming;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([coming.catch(() => kept), late]);
}

async function readFile(request: Request): Promise<Response> {
  const cache = await open();
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const file = await fetch(request);
  if (file.ok) await cache.put(request.url, file.clone());
  return file;
}

/** What the first page loaded before this was there. */
async function keepFiles(urls: readonly string[]): Promise<void> {
  const cache = await open();
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.allSettled(urls.filter((url) => !known.has(url)).map((url) => cache.add(url)));
  const files = (await cache.keys()).filter(({ url }) => HASHED.test(new URL(url).pathname));
  await Promise.all(files.slice(0, -MOST).map((file) => cache.delete(file)));
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()])),
);

worker.addEventListener('message', (event) => {
  event.waitUntil(Promise.allSettled([keepPage(), keepFiles(event.data as string[])]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(readPage(event));
  else if (HASHED.test(pathname)) event.respondWith(readFile(request));
});
