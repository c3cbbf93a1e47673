import { granted, isMissed, wished } from '@quintet/domain/social/toggle';
import { reportFailure } from '../../../shared/failures.ts';
import { openLoginDialog } from '../../../shared/login-dialog.ts';
import { currentSession, type Session } from '../../../shared/session.ts';
import { setWishAtom, wishIn, type SwitchKind } from '../wishes.ts';
import { askAsGuest, SWITCHES } from './switches.ts';

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

/** Asks until what is shown is so. */
async function fulfil({ store }: Session, kind: SwitchKind, id: string): Promise<void> {
  for (let wish = wishIn(store.get, kind, id); wish; wish = wishIn(store.get, kind, id)) {
    try {
      await SWITCHES[kind].turn(store, id, wish.sent);
      const now = wishIn(store.get, kind, id);
      store.set(setWishAtom, kind, id, now && granted(now));
    } catch (error) {
      const now = wishIn(store.get, kind, id);
      store.set(setWishAtom, kind, id, undefined);
      if (now && isMissed(now)) reportFailure(error);
    }
  }
}
