import { loadWords } from '../shared/words.ts';
import { openScreen } from './Page.tsx';
import { screens } from './screens.ts';

/**
 * Once the first screen has settled, loads what a signed-in user is likely to need and must have when the connection is gone:
 * the other tabs, and the catalogue of errors with its words.
 */
export function openWhenIdle(): () => void {
  const open = (): void => {
    void Promise.allSettled([
      openScreen(screens.chatList),
      openScreen(screens.room),
      openScreen(screens.me),
      import('./Presenter.tsx'),
      import('@quintet/api/catalogue'),
      loadWords('errors'),
    ]);
  };
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(open, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(open, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
