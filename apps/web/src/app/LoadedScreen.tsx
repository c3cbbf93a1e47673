import { use, type ReactNode } from 'react';
import { loadScreen, type ScreenName } from './load-screen.ts';

/** Renders a screen; suspends until it is loaded. */
export function LoadedScreen({ screen }: { screen: ScreenName }): ReactNode {
  const Content = use(loadScreen(screen));
  return <Content />;
}
