import type { Page, Request, Route } from '@playwright/test';

/** Handles one request and passes on later ones. The route stays, because a browser may lose a held request when a route is removed. */
export async function routeOnce(
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
