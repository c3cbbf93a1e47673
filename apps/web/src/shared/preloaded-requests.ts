/** Requests that index.html sent before this script was there (build/first-paint.ts), by address. */
type EarlyRequests = Record<string, { token: string | null; answer: Promise<Response> } | undefined>;

declare global {
  interface Window {
    quintetEarly?: EarlyRequests;
    /** What was pressed last on the drawn first screen, before the script was there. */
    quintetPressed?: HTMLElement | null;
  }
}

/** Answers older than this are fetched anew, milliseconds since the page began to load. */
const STALE_AFTER = 15_000;

/** What was asked before maintenance began is not what one wants to know after it. */
export function forgetEarly(): void {
  window.quintetEarly = {};
}

/** Fetch that takes over an early request for the same address and the same token, once. */
export function fetchOrTakeEarly(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const early = request.method === 'GET' ? window.quintetEarly?.[path] : undefined;
  if (!early) return fetch(request);
  delete window.quintetEarly?.[path];
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
  if (early.token !== token || performance.now() > STALE_AFTER) return fetch(request);
  return early.answer.catch(() => fetch(request));
}
