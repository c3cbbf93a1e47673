import { loadTranslationNamespace } from '../shared/appearance/translations.ts';
import { isDataSaverOn } from '../shared/loading/data-saver.ts';
import { loadScreen } from './load-screen.ts';

/** Milliseconds between checks, and the number of checks before preloading starts anyway. */
const CHECK_INTERVAL_MS = 400;
const MAX_CHECKS = 20;

/** Whether the first screen still loads data or images. */
const isLoading = (): boolean =>
  document.querySelector('main [aria-busy=true]') !== null || [...document.images].some(({ complete }) => !complete);

function preloadErrors(): void {
  void Promise.allSettled([
    import('./ErrorPresenter.tsx'),
    import('@quintet/api/error-catalogue'),
    loadTranslationNamespace('errors'),
  ]);
}

function preloadTabs(): void {
  void Promise.allSettled([
    loadScreen('chatList'),
    loadScreen('room'),
    loadScreen('myPage'),
    import('../features/social/actions/toggle.ts'),
    // Message actions work offline.
    import('../features/chat/room/MessageActionsMenu.tsx'),
    import('../features/chat/room/SelectionToolbar.tsx'),
    import('../features/chat/room/ForwardDialog.tsx'),
  ]);
}

/**
 * Preloads the error catalogue and the other tabs once the first screen has loaded, so that they are there when the user opens them or
 * the connection is lost. With a data saver the tabs load when they are opened.
 */
export function preloadWhenIdle(): () => void {
  const preload = (): void => {
    preloadErrors();
    if (!isDataSaverOn()) preloadTabs();
  };
  let timer = 0;
  const wait = (checksLeft: number): void => {
    timer = window.setTimeout(
      () => (checksLeft > 0 && isLoading() ? wait(checksLeft - 1) : preload()),
      CHECK_INTERVAL_MS,
    );
  };
  wait(MAX_CHECKS);
  return () => clearTimeout(timer);
}
