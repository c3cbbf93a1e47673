import { settleSentToggle, shouldReportToggleError, recordWantedToggle } from '@quintet/domain/social/pending-toggle';
import { atom } from 'jotai/vanilla';
import { showError } from '../../../shared/feedback/errors.ts';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { getCurrentSession, type Session } from '../../../shared/session/session.ts';
import { loadTranslationNamespace } from '../../../shared/appearance/translations.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { adoptGuestFeed } from './adopt-feed.ts';
import { setPendingToggleAtom, getPendingToggle, type SocialToggleType } from '../pending-toggles.ts';
import { sendFollowToggleAsGuest, SOCIAL_TOGGLES } from './toggle-definitions.ts';

/**
 * Toggles a like, collect or follow: shows it at once everywhere, and reverts it with the error when the server rejects it. A guest logs
 * in first.
 */
export function toggleSocialState(type: SocialToggleType, id: string, isOn: boolean): void {
  const session = getCurrentSession();
  if (!session.isSignedIn) {
    openLoginDialog(
      () => {
        adoptGuestFeed(session, getCurrentSession());
        toggleSocialState(type, id, isOn);
        loadTranslationNamespace('main').then(() => showToast(`social.done.${type}`), console.warn);
      },
      type === 'like-comment' ? 'like' : type,
    );
    // The login dialog is message enough.
    if (type === 'follow') sendFollowToggleAsGuest(id, isOn).catch(() => undefined);
    return;
  }
  const { get, set } = session.store;
  const pending = getPendingToggle(get, type, id);
  const next = recordWantedToggle(SOCIAL_TOGGLES[type].isOn(get, id) ?? !isOn, pending, isOn);
  if (!next) return;
  set(setPendingToggleAtom, type, id, next);
  if (!pending) void flush(session, type, id);
}

/** Milliseconds to wait until the item is loaded. */
const LOAD_TIMEOUT_MS = 5000;

/** After login the page reloads its data: a response sent before the toggle would revert it, so the toggle waits for it. */
function waitUntilLoaded({ store }: Session, type: SocialToggleType, id: string): Promise<void> {
  const isOn = atom((get) => SOCIAL_TOGGLES[type].isOn(get, id));
  if (store.get(isOn) !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, LOAD_TIMEOUT_MS);
    const unsubscribe = store.sub(isOn, finish);
  });
}

/** Sends toggle requests until the server state matches the shown state. */
async function flush(session: Session, type: SocialToggleType, id: string): Promise<void> {
  const { store } = session;
  await waitUntilLoaded(session, type, id);
  for (let pending = getPendingToggle(store.get, type, id); pending; pending = getPendingToggle(store.get, type, id)) {
    try {
      await SOCIAL_TOGGLES[type].send(store, id, pending.sent);
      const now = getPendingToggle(store.get, type, id);
      store.set(setPendingToggleAtom, type, id, now && settleSentToggle(now));
    } catch (error) {
      const now = getPendingToggle(store.get, type, id);
      store.set(setPendingToggleAtom, type, id, undefined);
      if (now && shouldReportToggleError(now)) showError(error);
    }
  }
}
