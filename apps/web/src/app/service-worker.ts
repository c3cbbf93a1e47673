/**
 * Makes the app open offline: caches its page and the files that were used. Chats are not cached here but in IndexedDB. Opens the message
 * of a pressed notification. Has no imports: /sw.js is this file.
 */
const worker = globalThis as unknown as Scope;

/** Service worker types that are missing in TypeScript's DOM library. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly AppWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: ExtendableEvent & { notification: Notification }) => void,
  ): void;
}
interface AppWindow {
  readonly url: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** Holds no account data, because it outlives a logout. */
const CACHE_NAME = 'app';
/** One page for all paths of the app. */
const PAGE = '/index.html';
/** Their names contain a content hash. */
const HASHED_PATHS = /^\/assets\//;
/** Pages of their own: the app has no screen for them. */
const LEGAL_PATHS = /\/(?:terms|privacy)(?:\.html)?$/;
/** Cached files; the oldest are removed first. */
const MAX_FILES = 400;
/** Milliseconds for which the network may delay a cached page. */
const NETWORK_TIMEOUT_MS = 3000;

const openCache = () => caches.open(CACHE_NAME);

async function cachePage(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (page.ok) await (await openCache()).put(PAGE, page);
}

/** Loads the page from the network, or from the cache when the network is slow or fails. */
async function networkFirstPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // Without a connection Firefox resolves with a response of type `error`; answering with one makes it drop this worker.
  const network = preloadResponse.then((early) => (early && early.type !== 'error' ? early : fetch(request)));
  const cached = await (await openCache()).match(PAGE);
  if (!cached) return network;
  const timeout = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), NETWORK_TIMEOUT_MS));
  return Promise.race([network.catch(() => cached), timeout]);
}

async function cacheFirstFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // A full or broken disk costs only the cache.
  const cache = await openCache().catch(() => null);
  const cached = await cache?.match(request.url).catch(() => undefined);
  if (cached) return cached;
  const file = await fetch(request);
  if (cache && file.ok) event.waitUntil(cache.put(request.url, file.clone()).catch(() => undefined));
  return file;
}

/** Caches the files that the first page loaded before the service worker ran. */
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
  if (request.mode === 'navigate' && !LEGAL_PATHS.test(pathname)) event.respondWith(networkFirstPage(event));
  else if (HASHED_PATHS.test(pathname)) event.respondWith(cacheFirstFile(event));
});

/** Opens the path in a window of the app, or in a new one. */
async function openPath(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const app = windows.find(({ url }) => !LEGAL_PATHS.test(new URL(url).pathname));
  if (!app) {
    await worker.clients.openWindow(path);
    return;
  }
  app.postMessage({ path });
  await app.focus();
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath((event.notification.data as { path: string }).path));
});
