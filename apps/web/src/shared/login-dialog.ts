import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { tabStore } from './tab-store.ts';

const isOpenAtom = atom(false);

/** What the guest wanted when asked to log in. */
let pendingAction: (() => void) | null = null;

export const useIsLoginDialogOpen = (): boolean => useAtomValue(isOpenAtom, { store: tabStore });

/** @public What the tests of the transport rules ask. */
export const isLoginDialogOpen = (): boolean => tabStore.get(isOpenAtom);

/**
 * Asks the guest to log in, over whatever is on the screen (spec §4). `onSuccess` does what the guest wanted, once signed in: the
 * screen has begun anew by then, so it may not lean on its state.
 */
export function openLoginDialog(onSuccess?: () => void): void {
  // A call that is refused while the dialog is open does not take the place of what it was opened for.
  if (onSuccess || !tabStore.get(isOpenAtom)) pendingAction = onSuccess ?? null;
  tabStore.set(isOpenAtom, true);
}

/** The guest does not want to. */
export function closeLoginDialog(): void {
  pendingAction = null;
  tabStore.set(isOpenAtom, false);
}

/** The guest goes on at a page of its own, such as registering; what was wanted waits. */
export function suspendLoginDialog(): void {
  tabStore.set(isOpenAtom, false);
}

/** Whoever turned away from registering or logging in wants something else by now. */
export function discardPendingAction(): void {
  if (!tabStore.get(isOpenAtom)) pendingAction = null;
}

/** Somebody is signed in: the dialog closes, and what was wanted happens. */
export function completeLoginDialog(): void {
  const onSuccess = pendingAction;
  closeLoginDialog();
  onSuccess?.();
}
