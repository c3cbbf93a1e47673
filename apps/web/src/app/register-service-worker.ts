const isAsset = ({ name }: PerformanceEntry): boolean => new URL(name).pathname.startsWith('/assets/');

/** Registers the service worker that makes the app work offline (app/service-worker.ts). */
export async function registerServiceWorker(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const cache = (files: PerformanceEntryList): void => active?.postMessage(files.map(({ name }) => name));
  cache(performance.getEntriesByType('resource').filter(isAsset));
  // Files that were requested before the worker controlled the page may arrive later.
  new PerformanceObserver((list) => {
    const missed = list.getEntries().filter((file) => isAsset(file) && 'workerStart' in file && file.workerStart === 0);
    if (missed.length > 0) cache(missed);
  }).observe({ type: 'resource' });
}
