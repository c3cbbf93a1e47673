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
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** Nothing of an account is in here: it outlives a logout. */
const CACHE_NAME = 'app';
/** One page for all addresses of the app. */
const PAGE = '/index.html';
/** Their names hold a hash of what is in them. */
const HASHED_PATHS = /^\/assets\//;
/** How many files are kept; the oldest go first. */
const MAX_FILES = 400;
/** How long the network may take for a page that is kept, milliseconds. */
const NETWORK_TIMEOUT_MS = 3000;

const openCache = () => caches.open(CACHE_NAME);

async function cachePage(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (page.ok) await (await openCache()).put(PAGE, page);
}

/** The page of now where it comes in time, else the one that is kept. */
async function networkFirstPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // Without a connection Firefox resolves with a response of type `error`; answering with one makes it drop this worker.
  const network = preloadResponse.then((early) => (early && early.type !== 'error' ? early : fetch(request)));
  const cached = await (await openCache()).match(PAGE);
  if (!cached) return network;
  const timeout = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), NETWORK_TIMEOUT_MS));
  return Promise.race([network.catch(() => cached), timeout]);
}

async function cacheFirstFile(request: Request): Promise<Response> {
  const cache = await openCache();
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const file = await fetch(request);
  if (file.ok) await cache.put(request.url, file.clone());
  return file;
}

/** What the first page loaded before this was there. */
async function cacheFiles(urls: readonly string[]): Promise<void> {
  const cache = await openCache();
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.allSettled(urls.filter((url) => !known.has(url)).map((url) => cache.add(url)));
  const files = (await cache.keys()).filter(({ url }) => HASHED_PATHS.test(new URL(url).pathname));
  await Promise.all(files.slice(0, -MAX_FILES).map((file) => cache.delete(file)));
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()])),
);

worker.addEventListener('message', (event) => {
  event.waitUntil(Promise.allSettled([cachePage(), cacheFiles(event.data as string[])]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirstPage(event));
  else if (HASHED_PATHS.test(pathname)) event.respondWith(cacheFirstFile(request));
});
