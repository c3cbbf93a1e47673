import { useState } from 'react';
import { showError } from './errors.ts';

interface AsyncAction {
  readonly isBusy: boolean;
  /** Does it; resolves when it is done, or was not and that has been told. */
  readonly run: (action: () => Promise<unknown>) => Promise<void>;
}

/** Something that one confirms: whether it is under way, and, told as a notice, why it was not done (spec §8). */
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
