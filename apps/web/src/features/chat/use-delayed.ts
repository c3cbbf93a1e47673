import { useEffect, useState } from 'react';

/** True once a state has lasted: what passes quickly is not worth a word. `ms` in milliseconds. */
export function useDelayed(value: boolean, ms: number): boolean {
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
