import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Draws the app in its place in the page, or takes over what is drawn there. This lies in React's own file (build/chunks.ts):
 * so React begins in a task of its own, before the app is there.
 */
export function mountOrHydrate(root: HTMLElement, app: ReactNode, isPrerendered: boolean): void {
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
