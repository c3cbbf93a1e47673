import type { Page, Request, Route } from '@playwright/test';

/**
 * Handles one request; those after it go on. The route stays: a browser that stops holding requests back may lose one that it
 * holds at that moment.
 */
export async function routeOnce(
  page: Page,
  url: string,
  handle: (route: Route, request: Request) => Promise<void>,
  isMeant: (request: Request) => boolean = () => true,
): Promise<void> {
  let isDone = false;
  await page.route(url, (route, request) => {
    if (isDone || !isMeant(request)) return route.fallback();
    isDone = true;
    return handle(route, request);
  });
}
