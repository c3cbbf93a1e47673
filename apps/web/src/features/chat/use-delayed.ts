import { useEffect, useState } from 'react';

/** True once a state has lasted: what passes quickly is not worth a word. `after` in milliseconds. */
export function useLater(isSo: boolean, after: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setHasLasted(true), after);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSo, after]);
  return isSo && hasLasted;
}
