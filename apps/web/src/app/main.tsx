import { startTransition, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { loadDress } from 'virtual:brand';
import { setCurrentBrand } from '../shared/brand-context.ts';
import { currentSession, finishInterruptedLogout, syncWithOtherTabs } from '../shared/session.ts';
import { syncWithSystemTheme } from '../shared/theme.ts';
import { loadNamespace, initTranslations } from '../shared/translations.ts';
import { App } from './App.tsx';
import { openScreen } from './Page.tsx';
import { drawIn } from './mount.ts';
import { askLocalesQuickly } from './skip-intl-locale-check.ts';
import { openingOf } from './route-preloads.ts';

async function main(): Promise<void> {
  const dress = await loadDress();
  setCurrentBrand(dress.brand);
  askLocalesQuickly();
  initTranslations(dress);
  void finishInterruptedLogout();
  syncWithOtherTabs();
  syncWithSystemTheme();
  const screens = openingOf(location.pathname, currentSession().isSignedIn);
  // What cannot be loaded is asked for once more by the screen itself, which says so if it fails again.
  const loaded = await Promise.allSettled([loadNamespace('shell'), ...screens.map(openScreen)]);
  show(
    <BrowserRouter>
      <App dress={dress} />
    </BrowserRouter>,
    loaded.every(({ status }) => status === 'fulfilled'),
  );
}

/** Shows the app; where the page holds its first screen drawn (build/prerender.ts), takes that over with what was pressed on it. */
function show(app: ReactNode, isComplete: boolean): void {
  const root = document.getElementById('root')!;
  const canTakeOver = isComplete && 'drawn' in root.dataset;
  // As a transition, React renders in slices that leave the main thread free in between.
  startTransition(() => drawIn(root, app, canTakeOver));
  root.onclick = null;
  if (canTakeOver) window.quintetPressedButton?.click();
}

/** By now the first screen has settled, and what one is likely to need next is there, milliseconds. */
const SETTLED = 5000;

void main();
setTimeout(() => {
  // Without it the app works as well, while there is a connection.
  import('./register-service-worker.ts').then(({ keepApp }) => keepApp()).catch(() => undefined);
}, SETTLED);
