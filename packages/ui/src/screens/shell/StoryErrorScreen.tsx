import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { ScreenErrorView } from '../../views/shell/ScreenErrorView.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';

interface StoryErrorScreenProps extends Pick<ComponentProps<typeof ScreenErrorView>, 'reason'> {
  isOffline?: boolean;
  /** Not even the tabs could be shown. */
  isWholePage?: boolean;
}

/** What the app shows in place of a screen that fails, as app/ErrorBoundary composes it. */
export function StoryErrorScreen({ reason, isOffline = false, isWholePage = false }: StoryErrorScreenProps) {
  const error = <ScreenErrorView reason={reason} onContinue={fn()} />;
  if (isWholePage) return error;
  return (
    <StoryAppShell tab="/home/recommend" isOffline={isOffline}>
      {error}
    </StoryAppShell>
  );
}
