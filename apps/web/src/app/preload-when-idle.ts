import { loadNamespace } from '../shared/translations.ts';
import { preloadScreen } from './Page.tsx';
import { screens } from './screens.ts';

/** Between two looks, and after so many of them nothing is waited for any more, milliseconds. */
const CHECK_INTERVAL_MS = 400;
const MAX_CHECKS = 20;

/** What one came for is still on its way. */
const isLoading = (): boolean =>
  document.querySelector('main [aria-busy=true]') !== null || [...document.images].some(({ complete }) => !complete);

/**
 * Once the first screen has settled, its pictures included, loads what a signed-in user is likely to need and must have when
 * the connection is gone: the other tabs, and the catalogue of errors with its words.
 */
export function preloadWhenIdle(): () => void {
  const preload = (): void => {
    void Promise.allSettled([
      preloadScreen(screens.chatList),
      preloadScreen(screens.room),
      preloadScreen(screens.myPage),
      import('../features/social/actions/toggle.ts'),
      import('./ErrorPresenter.tsx'),
      import('@quintet/api/catalogue'),
      loadNamespace('errors'),
    ]);
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
