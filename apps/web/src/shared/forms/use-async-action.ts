import { useState } from 'react';
import { showError } from '../feedback/errors.ts';

interface AsyncAction {
  readonly isBusy: boolean;
  /** Runs the action; resolves also when it fails, after showing the error. */
  readonly run: (action: () => Promise<unknown>) => Promise<void>;
}

/** Runs an async action, exposes `isBusy`, and shows errors as a toast (spec §8). */
export function useAsyncAction(): AsyncAction {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async run(action) {
      setIsBusy(true);
      try {
        await action();
      } catch (error) {
        showError(error);
      } finally {
        setIsBusy(false);
      }
    },
  };
}
