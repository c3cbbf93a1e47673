import type { ComponentType } from 'react';
import type { TranslationNamespace } from '../shared/appearance/translation-namespaces.ts';
import { loadTranslationNamespace } from '../shared/appearance/translations.ts';

/** Screens, and layouts around screens. */
export type ScreenName =
  | 'author'
  | 'chatList'
  | 'chatPanes'
  | 'discover'
  | 'editProfile'
  | 'forgotPassword'
  | 'friends'
  | 'googleCallback'
  | 'googleRegister'
  | 'guestLayout'
  | 'home'
  | 'login'
  | 'loginSelect'
  | 'signedInLayout'
  | 'maintenance'
  | 'myPage'
  | 'notifications'
  | 'points'
  | 'post'
  | 'publish'
  | 'publishProgressBar'
  | 'register'
  | 'room'
  | 'search'
  | 'settings';

/** A lazily loaded screen: its module and translations. The build reads the import (build/preload-files.ts). */
export interface LazyScreen {
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly namespace?: TranslationNamespace;
}

export type ScreenTable = Readonly<Record<ScreenName, LazyScreen>>;

/** Milliseconds for which a load error is kept, so that a suspended screen shows it instead of retrying in a loop. */
const ERROR_TTL_MS = 2000;

let screens: ScreenTable;
const loadedScreens = new Map<ScreenName, Promise<ComponentType>>();
const loadingScreens = new Map<ScreenName, Promise<ComponentType>>();

/** Sets the table of screens. Screens refer to each other by name, because the table imports them. */
export function registerScreenTable(table: ScreenTable): void {
  screens = table;
}

async function load(name: ScreenName): Promise<ComponentType> {
  const screen = screens[name];
  try {
    const [module] = await Promise.all([screen.load(), screen.namespace && loadTranslationNamespace(screen.namespace)]);
    return module.default;
  } catch (error) {
    setTimeout(() => loadingScreens.delete(name), ERROR_TTL_MS);
    throw error;
  }
}

/** Loads a screen's code and translations once. Also used for preloading. */
export function loadScreen(name: ScreenName): Promise<ComponentType> {
  const known = loadedScreens.get(name) ?? loadingScreens.get(name);
  if (known) return known;
  const started = load(name);
  loadingScreens.set(name, started);
  // React's `use` returns the value of such a promise at once, also in the first render.
  const settle = (value: ComponentType) =>
    loadedScreens.set(name, Object.assign(started, { status: 'fulfilled', value }));
  started.then(settle, () => undefined);
  return started;
}

/** Lets failed loads run again. */
export const discardFailedScreenLoads = (): void => loadingScreens.clear();
