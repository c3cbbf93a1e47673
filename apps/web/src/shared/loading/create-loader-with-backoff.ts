import { getBackoffDelayMs, waitBeforeRetry } from '../requests/backoff.ts';

/** Returns a function that loads a module once. A failed load is retried with backoff until it succeeds, and shows no error. */
export function createLoaderWithBackoff<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  const attempt = async (failures: number): Promise<Module> => {
    try {
      return await load();
    } catch {
      await waitBeforeRetry(getBackoffDelayMs(failures), new AbortController().signal);
      return attempt(failures + 1);
    }
  };
  return () => (loading ??= attempt(0));
}
