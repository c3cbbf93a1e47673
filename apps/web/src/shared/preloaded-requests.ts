/** Requests that index.html sent before this script was there (build/first-paint.ts), by address. */
type PreloadedRequests = Record<string, { token: string | null; response: Promise<Response> } | undefined>;

declare global {
  interface Window {
    quintetPreloads?: PreloadedRequests;
    /** What was pressed last on the drawn first screen, before the script was there. */
    quintetPressedButton?: HTMLElement | null;
  }
}

/** Answers older than this are fetched anew, milliseconds since the page began to load. */
const PRELOAD_TTL_MS = 15_000;

/** What was asked before maintenance began is not what one wants to know after it. */
export function clearPreloads(): void {
  window.quintetPreloads = {};
}

/** Fetch that takes over an early request for the same address and the same token, once. */
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
