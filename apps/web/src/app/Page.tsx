import { use, type ComponentType, type ReactNode } from 'react';
import type { Namespace } from '../shared/translation-namespaces.ts';
import { loadNamespace } from '../shared/translations.ts';

/** What is lazily loaded: its module and the words it speaks. The build reads the import (build/preload-files.ts). */
export interface Screen {
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly words?: Namespace;
}

/** Milliseconds that a failure is kept: who waits for the screen is told of it, instead of asking again and again. */
const TOLD_WITHIN = 2000;

const opened = new Map<Screen, ComponentType>();
const opening = new Map<Screen, Promise<ComponentType>>();

async function load(screen: Screen): Promise<ComponentType> {
  try {
    const [module] = await Promise.all([screen.load(), screen.words && loadNamespace(screen.words)]);
    opened.set(screen, module.default);
    return module.default;
  } catch (error) {
    setTimeout(() => opening.delete(screen), TOLD_WITHIN);
    throw error;
  }
}

/** Loads a screen's code and words, once. Also begins early what is likely to be opened next. */
export function openScreen(screen: Screen): Promise<ComponentType> {
  const running = opening.get(screen);
  if (running) return running;
  const started = load(screen);
  opening.set(screen, started);
  return started;
}

/** A screen; suspends until it is there, and not at all when it was opened before. */
export function Page({ screen }: { screen: Screen }): ReactNode {
  const Content = opened.get(screen) ?? use(openScreen(screen));
  return <Content />;
}
