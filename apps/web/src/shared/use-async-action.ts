import { useState } from 'react';
import { reportFailure } from './errors.ts';

interface Deed {
  readonly isBusy: boolean;
  /** Does it; resolves when it is done, or was not and that has been told. */
  readonly run: (how: () => Promise<unknown>) => Promise<void>;
}

/** Something that one confirms: whether it is under way, and, told as a notice, why it was not done (spec §8). */
export function useDeed(): Deed {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async run(how) {
      setIsBusy(true);
      try {
        await how();
      } catch (error) {
        reportFailure(error);
      } finally {
        setIsBusy(false);
      }
    },
  };
}
