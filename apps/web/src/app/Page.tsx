import { use, type ComponentType, type ReactNode } from 'react';
import type { Namespace } from '../shared/appearance/translation-namespaces.ts';
import { loadNamespace } from '../shared/appearance/translations.ts';
import type { OtherScreen } from './other-screens.ts';

/** A lazily loaded screen: its module and translations. The build reads the import (build/preload-files.ts). */
export interface Screen {
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly namespace?: Namespace;
  /** Its name in the table of other screens, which holds its import. */
  readonly otherName?: OtherScreen;
}

/** Milliseconds for which a load error is kept, so that a suspended screen shows it instead of retrying in a loop. */
const ERROR_TTL_MS = 2000;

const loadedScreens = new Map<Screen, ComponentType>();
const loadingScreens = new Map<Screen, Promise<ComponentType>>();

async function load(screen: Screen): Promise<ComponentType> {
  try {
    const [module] = await Promise.all([screen.load(), screen.namespace && loadNamespace(screen.namespace)]);
    loadedScreens.set(screen, module.default);
    return module.default;
  } catch (error) {
    setTimeout(() => loadingScreens.delete(screen), ERROR_TTL_MS);
    throw error;
  }
}

/** Loads a screen's code and translations once. Also used for preloading. */
export function preloadScreen(screen: Screen): Promise<ComponentType> {
  const running = loadingScreens.get(screen);
  if (running) return running;
  const started = load(screen);
  loadingScreens.set(screen, started);
  return started;
}

/** Renders a screen; suspends until it is loaded. */
export function Page({ screen }: { screen: Screen }): ReactNode {
  const Content = loadedScreens.get(screen) ?? use(preloadScreen(screen));
  return <Content />;
}
