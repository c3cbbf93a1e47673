/** Registers the service worker that makes the app work offline (app/service-worker.ts). */
export async function registerServiceWorker(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage(used.filter((name) => new URL(name).pathname.startsWith('/assets/')));
}
