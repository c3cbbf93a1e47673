import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Renders the app, or hydrates a prerendered page. In React's own file (build/chunks.ts), so that React starts in a task of its own
 * before the app loads.
 */
export function mountOrHydrate(root: HTMLElement, app: ReactNode, isPrerendered: boolean): void {
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
