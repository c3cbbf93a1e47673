/** Requests that index.html sent before this script loaded (build/first-paint.ts), by path. */
type PreloadedRequests = Record<string, { token: string | null; response: Promise<Response> } | undefined>;

declare global {
  interface Window {
    quintetPreloads?: PreloadedRequests;
    /** The button last pressed on the prerendered screen before the script loaded. */
    quintetPressedButton?: HTMLElement | null;
  }
}

/** Milliseconds since navigation start after which a preloaded response is stale. */
const PRELOAD_TTL_MS = 15_000;

/** Drops responses from before maintenance began. */
export function clearPreloadedResponses(): void {
  window.quintetPreloads = {};
}

/** Fetches, using a preloaded response for the same path and token once. */
export function fetchWithPreload(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const preload = request.method === 'GET' ? window.quintetPreloads?.[path] : undefined;
  if (!preload) return fetch(request);
  delete window.quintetPreloads?.[path];
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
  if (preload.token !== token || performance.now() > PRELOAD_TTL_MS) return fetch(request);
  return preload.response.catch(() => fetch(request));
}
