import { startTransition, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { loadBrandBundle } from 'virtual:brand';
import { setCurrentBrand } from '../shared/appearance/brand-context.ts';
import { getCurrentSession, finishInterruptedLogout, syncSessionWithOtherTabs } from '../shared/session/session.ts';
import { syncThemeWithSystemAndOtherTabs } from '../shared/appearance/theme.ts';
import {
  loadTranslationNamespace,
  initTranslations,
  syncLocaleFromOtherTabs,
} from '../shared/appearance/translations.ts';
import { App } from './App.tsx';
import { loadScreen, registerScreenTable } from './load-screen.ts';
import { mountOrHydrate } from './mount.ts';
import { getRouteScreens } from './route-preloads.ts';
import { loadLazyScreenTable, screenTable } from './screens.ts';

async function main(): Promise<void> {
  const bundle = await loadBrandBundle();
  setCurrentBrand(bundle.brand);
  initTranslations(bundle);
  void finishInterruptedLogout();
  syncSessionWithOtherTabs();
  syncThemeWithSystemAndOtherTabs();
  syncLocaleFromOtherTabs();
  registerScreenTable(screenTable);
  const first = getRouteScreens(location.pathname, getCurrentSession().isSignedIn);
  // A screen that failed to load tries once more when it renders, and shows its error then.
  const loaded = await Promise.allSettled([loadTranslationNamespace('shell'), ...first.map(loadScreen)]);
  mountApp(
    <BrowserRouter>
      <App bundle={bundle} />
    </BrowserRouter>,
    loaded.every(({ status }) => status === 'fulfilled'),
  );
}

/** Mounts the app. Hydrates a prerendered screen (build/prerender.ts) and replays the click made before. */
function mountApp(app: ReactNode, isComplete: boolean): void {
  const root = document.getElementById('root')!;
  const canHydrate = isComplete && 'drawn' in root.dataset;
  // In a transition React renders in slices and keeps the main thread free.
  startTransition(() => mountOrHydrate(root, app, canHydrate));
  root.onclick = null;
  if (canHydrate) window.quintetPressedButton?.click();
}

/** Milliseconds after which the first screen and likely next files have loaded. */
const REGISTER_DELAY_MS = 5000;

void main();
// A press may open another screen; an error shows when it does.
addEventListener('pointerdown', () => void loadLazyScreenTable().catch(() => undefined), { once: true });
setTimeout(() => {
  // The app works without it while there is a connection.
  import('./register-service-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch(console.warn);
}, REGISTER_DELAY_MS);
