import { loadNamespace } from '../shared/translations.ts';
import { openScreen } from './Page.tsx';
import { screens } from './screens.ts';

/** Between two looks, and after so many of them nothing is waited for any more, milliseconds. */
const LOOK = 400;
const LOOKS = 20;

/** What one came for is still on its way. */
const isComing = (): boolean =>
  document.querySelector('main [aria-busy=true]') !== null || [...document.images].some(({ complete }) => !complete);

/**
 * Once the first screen has settled, its pictures included, loads what a signed-in user is likely to need and must have when
 * the connection is gone: the other tabs, and the catalogue of errors with its words.
 */
export function openWhenIdle(): () => void {
  const open = (): void => {
    void Promise.allSettled([
      openScreen(screens.chatList),
      openScreen(screens.room),
      openScreen(screens.me),
      import('../features/social/actions/want.ts'),
      import('./ErrorPresenter.tsx'),
      import('@quintet/api/catalogue'),
      loadNamespace('errors'),
    ]);
  };
  let timer = 0;
  const wait = (looks: number): void => {
    timer = window.setTimeout(() => (looks > 0 && isComing() ? wait(looks - 1) : open()), LOOK);
  };
  wait(LOOKS);
  return () => clearTimeout(timer);
}
