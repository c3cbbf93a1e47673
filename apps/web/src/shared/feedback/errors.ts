import { ApiError, CANCELLED_CODE } from '@quintet/api/error';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { isUnderMaintenance } from '../requests/maintenance.ts';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

/** An error that ErrorPresenter shows (spec §8). */
export interface PresentedError {
  readonly key: number;
  readonly error: unknown;
  /** Names the failed item when there are several, e.g. a file. */
  readonly about?: string | undefined;
}

let lastKey = 0;
const presentedErrorsAtom = atom<readonly PresentedError[]>([]);

export const usePresentedErrors = (): readonly PresentedError[] =>
  useAtomValue(presentedErrorsAtom, { store: tabAtomStore });

/** The code and the operation, which decide the text (spec §8). */
const keyOf = (error: unknown): string => (error instanceof ApiError ? error.message : '');

/**
 * Shows an error as the catalogue says, replacing an older one. Forms show their errors inline instead. Cancelled calls and errors during
 * maintenance stay silent; equal errors in a row are shown once.
 */
export function showError(error: unknown, about?: string): void {
  if ((error instanceof ApiError && error.code === CANCELLED_CODE) || isUnderMaintenance()) return;
  tabAtomStore.set(presentedErrorsAtom, (errors) => {
    const last = errors.at(-1);
    const isSame = last !== undefined && keyOf(last.error) === keyOf(error) && last.about === about;
    return isSame ? errors : [...errors, { key: ++lastKey, error, about }];
  });
}

/** Removes this error and older ones. */
export function dismissErrorsUpTo(key: number): void {
  tabAtomStore.set(presentedErrorsAtom, (errors) => errors.filter((shown) => shown.key > key));
}
