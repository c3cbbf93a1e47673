import { granted, isMissed, wished } from '@quintet/domain/social/toggle';
import { atom } from 'jotai/vanilla';
import { showError } from '../../../shared/errors.ts';
import { openLoginDialog } from '../../../shared/login-dialog.ts';
import { currentSession, type Session } from '../../../shared/session.ts';
import { setWishAtom, wishIn, type SwitchKind } from '../pending-toggles.ts';
import { askAsGuest, SWITCHES } from './toggles.ts';

/**
 * Likes, collects, follows, or takes it back: shown at once in every place and undone, with the reason, when the server
 * refuses. A guest is asked to log in and gets then what was wanted.
 */
export function want(kind: SwitchKind, id: string, wanted: boolean): void {
  const session = currentSession();
  if (!session.isSignedIn) {
    openLoginDialog(() => want(kind, id, wanted));
    // The dialog says it all.
    askAsGuest(kind, id, wanted).catch(() => undefined);
    return;
  }
  const { get, set } = session.store;
  const wish = wishIn(get, kind, id);
  const next = wished(SWITCHES[kind].isOn(get, id) ?? !wanted, wish, wanted);
  if (!next) return;
  set(setWishAtom, kind, id, next);
  if (!wish) void fulfil(session, kind, id);
}

/** Milliseconds that a switch waits for what it is about. */
const KNOWN_WITHIN = 5000;

/**
 * Right after logging in the page asks for everything anew: an answer that was on its way before the switch was turned would
 * undo it, so that it comes first.
 */
function whenKnown({ store }: Session, kind: SwitchKind, id: string): Promise<void> {
  const isOn = atom((get) => SWITCHES[kind].isOn(get, id));
  if (store.get(isOn) !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, KNOWN_WITHIN);
    const stop = store.sub(isOn, done);
  });
}

/** Asks until what is shown is so. */
async function fulfil(session: Session, kind: SwitchKind, id: string): Promise<void> {
  const { store } = session;
  await whenKnown(session, kind, id);
  for (let wish = wishIn(store.get, kind, id); wish; wish = wishIn(store.get, kind, id)) {
    try {
      await SWITCHES[kind].turn(store, id, wish.sent);
      const now = wishIn(store.get, kind, id);
      store.set(setWishAtom, kind, id, now && granted(now));
    } catch (error) {
      const now = wishIn(store.get, kind, id);
      store.set(setWishAtom, kind, id, undefined);
      if (now && isMissed(now)) showError(error);
    }
  }
}
