import { afterEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('files: are cached if the worker did not load them, also those that arrive after it is ready', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const postMessage = vi.fn<(urls: readonly string[]) => void>();
  const serviceWorker = { register: vi.fn<() => Promise<void>>(), ready: Promise.resolve({ active: { postMessage } }) };
  vi.stubGlobal('navigator', { serviceWorker });
  const entry = (path: string, workerStart = 0) => ({ name: `https://example.com${path}`, workerStart });
  vi.stubGlobal('performance', { getEntriesByType: () => [entry('/assets/a.js'), entry('/media/a.webp')] });
  let report: (list: { getEntries: () => object[] }) => void = () => undefined;
  class Observer {
    constructor(listener: typeof report) {
      report = listener;
    }
    observe = vi.fn<() => void>();
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  await registerServiceWorker();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(['https://example.com/assets/a.js']);
  report({ getEntries: () => [entry('/assets/b.js'), entry('/assets/c.js', 12), entry('/media/b.webp')] });
  report({ getEntries: () => [entry('/assets/d.js', 20)] });
  expect(postMessage.mock.calls.slice(1)).toEqual([[['https://example.com/assets/b.js']]]);
});
