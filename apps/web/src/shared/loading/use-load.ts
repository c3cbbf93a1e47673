import { useEffect, useState } from 'react';
import { useRetryWhenOnline } from '../requests/network.ts';

interface LoadState {
  /** The error of the last attempt. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Loads data on mount; `load` saves the result and must be stable for the same data. */
export function useLoad(load: () => Promise<void>): LoadState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ load: typeof load; attempt: number; error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (error: unknown): void => void (isCurrent && setResult({ load, attempt, error }));
    load().then(() => settle(null), settle);
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const error = result?.error ?? null;
  const retry = (): void => setAttempt(attempt + 1);
  useRetryWhenOnline(error, retry);
  return { error, isLoading: result?.load !== load || result.attempt !== attempt, retry };
}
