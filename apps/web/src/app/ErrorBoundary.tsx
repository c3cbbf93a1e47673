import { ScreenErrorView } from '@quintet/ui/views/shell/ScreenErrorView';
import { Component, type ReactNode } from 'react';
import { createSessionStorageValue } from '../shared/storage/session-storage.ts';
import { discardFailedScreenLoads } from './load-screen.ts';

interface Props {
  /** A change resets the boundary. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  resetKey: string;
}

/** A failed dynamic import has a message of its own; any other error is a bug. */
const isLoadError = (error: unknown): boolean =>
  error instanceof Error && /imported module|preload|module script/.test(error.message);

/** When the page last reloaded itself, milliseconds since the epoch. */
const lastReload = createSessionStorageValue<number>('quintet.reloaded');

/** A new release has removed the old files: reloading fetches the new page. */
function reloadOnce(): void {
  const MINUTE = 60_000;
  if (!navigator.onLine || Date.now() - (lastReload.read() ?? 0) < MINUTE) return;
  lastReload.write(Date.now());
  // Without storage this could loop; the error screen has a button.
  if (lastReload.read() !== null) location.reload();
}

/** Catches render errors and shows what happened and how to continue (look, States). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadError(error)) return;
    discardFailedScreenLoads();
    // Without a response, a reload would show the browser's error page.
    if (!((error as Error).cause instanceof TypeError)) reloadOnce();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isCrash = !isLoadError(error);
    return (
      <ScreenErrorView
        reason={isCrash ? 'crash' : 'load'}
        onContinue={() => (isCrash ? location.reload() : this.setState({ error: null }))}
      />
    );
  }
}
