import { useEffect, useState } from 'react';
import { useRetryWhenOnline } from '../../shared/network.ts';

interface Asked {
  /** Why it was refused, or did not come. */
  readonly failure: unknown;
  readonly isAsking: boolean;
  readonly again: () => void;
}

/** Asks for something when a screen opens; what comes is kept by `ask`, which stays the same for the same thing. */
export function useAsked(ask: () => Promise<void>): Asked {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; failure: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (failure: unknown): void => void (isCurrent && setAnswer({ attempt, failure }));
    ask().then(() => take(null), take);
    return () => {
      isCurrent = false;
    };
  }, [ask, attempt]);
  const failure = answer?.failure ?? null;
  const again = (): void => setAttempt(attempt + 1);
  useRetryWhenOnline(failure !== null, again);
  return { failure, isAsking: answer?.attempt !== attempt, again };
}
