import { useEffect, useState } from 'react';
import { useRetryWhenOnline } from '../../shared/network.ts';

interface LoadState {
  /** Why it was refused, or did not come. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Asks for something when a screen opens; what comes is kept by `ask`, which stays the same for the same thing. */
export function useLoad(load: () => Promise<void>): LoadState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ attempt: number; error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (error: unknown): void => void (isCurrent && setResult({ attempt, error }));
    load().then(() => settle(null), settle);
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const error = result?.error ?? null;
  const retry = (): void => setAttempt(attempt + 1);
  useRetryWhenOnline(error !== null, retry);
  return { error, isLoading: result?.attempt !== attempt, retry };
}
