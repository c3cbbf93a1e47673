import { startTransition, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { loadBrandBundle } from 'virtual:brand';
import { setCurrentBrand } from '../shared/brand-context.ts';
import { currentSession, finishInterruptedLogout, syncWithOtherTabs } from '../shared/session.ts';
import { syncWithSystemTheme } from '../shared/theme.ts';
import { loadNamespace, initTranslations } from '../shared/translations.ts';
import { App } from './App.tsx';
import { preloadScreen } from './Page.tsx';
import { mountOrHydrate } from './mount.ts';
import { skipIntlLocaleCheck } from './skip-intl-locale-check.ts';
import { preloadsFor } from './route-preloads.ts';

async function main(): Promise<void> {
  const bundle = await loadBrandBundle();
  setCurrentBrand(bundle.brand);
  skipIntlLocaleCheck();
  initTranslations(bundle);
  void finishInterruptedLogout();
  syncWithOtherTabs();
  syncWithSystemTheme();
  const screens = preloadsFor(location.pathname, currentSession().isSignedIn);
  // What cannot be loaded is asked for once more by the screen itself, which says so if it fails again.
  const loaded = await Promise.allSettled([loadNamespace('shell'), ...screens.map(preloadScreen)]);
  mountApp(
    <BrowserRouter>
      <App bundle={bundle} />
    </BrowserRouter>,
    loaded.every(({ status }) => status === 'fulfilled'),
  );
}

/** Shows the app; where the page holds its first screen drawn (build/prerender.ts), takes that over with what was pressed on it. */
function mountApp(app: ReactNode, isComplete: boolean): void {
  const root = document.getElementById('root')!;
  const canHydrate = isComplete && 'drawn' in root.dataset;
  // As a transition, React renders in slices that leave the main thread free in between.
  startTransition(() => mountOrHydrate(root, app, canHydrate));
  root.onclick = null;
  if (canHydrate) window.quintetPressedButton?.click();
}

/** By now the first screen has settled, and what one is likely to need next is there, milliseconds. */
const REGISTER_DELAY_MS = 5000;

void main();
setTimeout(() => {
  // Without it the app works as well, while there is a connection.
  import('./register-service-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch(console.warn);
}, REGISTER_DELAY_MS);
