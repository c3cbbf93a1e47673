import { ApiError, CANCELLED } from '@quintet/api/error';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { isUnderMaintenance } from './maintenance.ts';
import { tabStore } from './tab-store.ts';

/** A failed call that the one presenter is to show (spec §8). */
export interface ShownError {
  readonly key: number;
  readonly error: unknown;
  /** What it is about, where several could be at fault: a file's name. */
  readonly about?: string | undefined;
}

let lastKey = 0;
const shownErrorsAtom = atom<readonly ShownError[]>([]);

export const useShownErrors = (): readonly ShownError[] => useAtomValue(shownErrorsAtom, { store: tabStore });

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/**
 * Hands an error to the presenter, which shows it as the catalogue says, in place of an older one. Forms show theirs inline instead.
 * Cancelled calls and all that fails during maintenance stay silent; several calls in a row that fail of the same are told once.
 */
export function showError(error: unknown, about?: string): void {
  const code = codeOf(error);
  if (code === CANCELLED || isUnderMaintenance()) return;
  tabStore.set(shownErrorsAtom, (errors) => {
    const last = errors.at(-1);
    const isSame = last !== undefined && codeOf(last.error) === code && last.about === about;
    return isSame ? errors : [...errors, { key: ++lastKey, error, about }];
  });
}

/** The failure has been shown, or is not to be shown; neither are those before it. */
export function dismissError(key: number): void {
  tabStore.set(shownErrorsAtom, (errors) => errors.filter((shown) => shown.key > key));
}
