import { ApiError, CANCELLED } from '@quintet/api/error';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { isUnderMaintenance } from './maintenance.ts';
import { tabStore } from './tab-store.ts';

/** A failed call that waits to be shown by the one presenter (spec §8). */
export interface Failure {
  readonly key: number;
  readonly error: unknown;
}

let lastKey = 0;
const failuresAtom = atom<readonly Failure[]>([]);

export const useFailures = (): readonly Failure[] => useAtomValue(failuresAtom, { store: tabStore });

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/**
 * Hands an error to the presenter, which shows it as the catalogue says. Forms show theirs inline instead. Cancelled calls and all
 * that fails during maintenance stay silent; several calls that fail of the same are told once.
 */
export function reportFailure(error: unknown): void {
  const code = codeOf(error);
  if (code === CANCELLED || isUnderMaintenance()) return;
  tabStore.set(failuresAtom, (failures) =>
    failures.some((waiting) => codeOf(waiting.error) === code) ? failures : [...failures, { key: ++lastKey, error }],
  );
}

/** The failure has been shown, or is not to be shown. */
export function dropFailure(key: number): void {
  tabStore.set(failuresAtom, (failures) => failures.filter((failure) => failure.key !== key));
}
