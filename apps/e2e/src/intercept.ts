import type { Page, Request, Route } from '@playwright/test';

/**
 * Handles requests until the returned function is called; by default they fail. The route stays, because a browser may lose a held
 * request when a route is removed.
 */
export async function interceptUntilStopped(
  page: Page,
  urls: readonly (string | RegExp)[],
  handle: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<() => void> {
  let isStopped = false;
  for (const url of urls) await page.route(url, (route) => (isStopped ? route.fallback() : handle(route)));
  return () => {
    isStopped = true;
  };
}

/** Handles one request and passes on later ones, by a route that stays. */
export async function interceptOnce(
  page: Page,
  url: string,
  handle: (route: Route, request: Request) => Promise<void>,
  matches: (request: Request) => boolean = () => true,
): Promise<void> {
  let isDone = false;
  await page.route(url, (route, request) => {
    if (isDone || !matches(request)) return route.fallback();
    isDone = true;
    return handle(route, request);
  });
}

/** Answers the next POST to a path with an error. */
export const failNextHttpPost = (page: Page, path: string, status: number, error: string): Promise<void> =>
  interceptOnce(
    page,
    `**${path}`,
    (route) => route.fulfill({ status, json: { error, result: null } }),
    (request) => request.method() === 'POST',
  );

/** Acts between the next POST to a path and the server. */
export const runBeforeNextHttpPost = (page: Page, path: string, act: () => Promise<void>): Promise<void> =>
  interceptOnce(
    page,
    `**${path}`,
    async (route) => {
      await act();
      await route.continue();
    },
    (request) => request.method() === 'POST',
  );
