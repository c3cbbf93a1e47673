import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const cache = {
  match: vi.fn<() => Promise<Response | undefined>>(),
  put: vi.fn<() => Promise<void>>(),
};

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('location', { origin: 'http://test' });
  vi.stubGlobal('fetch', async () => new Response('from the network'));
  cache.match.mockReset().mockResolvedValue(undefined);
  cache.put.mockReset().mockResolvedValue();
  await import('./service-worker.ts');
});

/** The response of the service worker; null when it leaves the request to the browser. */
async function respond(path: string, mode: 'navigate' | 'cors'): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  listeners.get('fetch')!({
    request: { method: 'GET', url: `http://test${path}`, mode },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: () => undefined,
  });
  return answer;
}

test('file: loads from the network when the disk is full', async () => {
  cache.put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await (await respond('/assets/room.js', 'cors'))?.text()).toBe('from the network');
});

test.each(['/terms', '/privacy', '/brands/mee/terms.html'])('%s: is not answered with the app', async (path) => {
  cache.match.mockResolvedValue(new Response('the app'));
  expect(await respond(path, 'navigate')).toBeNull();
});

test('screen: is answered with the cached app when there is no connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  cache.match.mockResolvedValue(new Response('the app'));
  expect(await (await respond('/chat', 'navigate'))?.text()).toBe('the app');
});
