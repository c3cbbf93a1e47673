import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

/** What a guest is asked to log in for. */
export type LoginReason = 'like' | 'collect' | 'follow' | 'comment' | 'message';

const isOpenAtom = atom(false);
/** @public Used by tests. */
export const loginReasonAtom = atom<LoginReason | null>(null);

/** Runs after the guest has logged in. */
let pendingAction: (() => void) | null = null;

export const useIsLoginDialogOpen = (): boolean => useAtomValue(isOpenAtom, { store: tabAtomStore });

export const useLoginReason = (): LoginReason | null => useAtomValue(loginReasonAtom, { store: tabAtomStore });

/** @public Used by tests. */
export const isLoginDialogOpen = (): boolean => tabAtomStore.get(isOpenAtom);

/**
 * Opens the login dialog over the current screen (spec §4). `onSuccess` runs once signed in; the screen has remounted by then, so it must
 * not use component state.
 */
export function openLoginDialog(onSuccess?: () => void, reason?: LoginReason): void {
  // A refused call behind the open dialog must not replace its action.
  if (onSuccess || !tabAtomStore.get(isOpenAtom)) {
    pendingAction = onSuccess ?? null;
    tabAtomStore.set(loginReasonAtom, reason ?? null);
  }
  tabAtomStore.set(isOpenAtom, true);
}

/** Closes the dialog and discards the pending action. */
export function cancelLoginDialog(): void {
  pendingAction = null;
  tabAtomStore.set(isOpenAtom, false);
}

/** Closes the dialog but keeps the pending action, e.g. while the guest registers on its own page. */
export function hideLoginDialog(): void {
  tabAtomStore.set(isOpenAtom, false);
}

/** Discards the action of a guest who left the login screens. */
export function discardPendingLoginAction(): void {
  if (!tabAtomStore.get(isOpenAtom)) pendingAction = null;
}

/** Closes the dialog after signing in and runs the pending action. */
export function completeLoginDialog(): void {
  const onSuccess = pendingAction;
  cancelLoginDialog();
  onSuccess?.();
}
