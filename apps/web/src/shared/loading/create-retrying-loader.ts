import { getBackoffDelay, waitBeforeRetry } from '../requests/backoff.ts';

/** Returns a function that loads a module once. A failed load is repeated with backoff until it succeeds; nobody could be told of it. */
export function createRetryingLoader<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  const attempt = async (failures: number): Promise<Module> => {
    try {
      return await load();
    } catch {
      await waitBeforeRetry(getBackoffDelay(failures), new AbortController().signal);
      return attempt(failures + 1);
    }
  };
  return () => (loading ??= attempt(0));
}
