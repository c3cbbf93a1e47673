import { useCallback, useEffect, useRef, useState } from 'react';

interface Asked {
  /** Why it was refused, or did not come. */
  readonly failure: unknown;
  readonly isAsking: boolean;
  readonly again: () => void;
}

/** Asks for something when a screen opens, and again for each `key`; what comes is kept by `ask`. */
export function useAsked(key: string, ask: () => Promise<void>): Asked {
  const [state, setState] = useState<{ failure: unknown; isAsking: boolean }>({ failure: null, isAsking: true });
  const asking = useRef(ask);
  asking.current = ask;
  const again = useCallback(() => {
    setState((before) => ({ ...before, isAsking: true }));
    asking.current().then(
      () => setState({ failure: null, isAsking: false }),
      (failure: unknown) => setState({ failure, isAsking: false }),
    );
  }, []);
  useEffect(() => {
    setState({ failure: null, isAsking: true });
    again();
  }, [key, again]);
  return { ...state, again };
}
