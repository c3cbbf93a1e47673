import { useEffect, useState } from 'react';

/** True once `value` has been true for `ms`: hides short interruptions. */
export function useDelayedFlag(value: boolean, ms: number): boolean {
  const [isElapsed, setIsElapsed] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setIsElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setIsElapsed(false);
    };
  }, [value, ms]);
  return value && isElapsed;
}
