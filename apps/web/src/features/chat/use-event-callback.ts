import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The same function at every render, which does what the last render's would: for what is handed to many rows. Not while rendering. */
export function useStable<Given extends readonly unknown[]>(
  does: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(does);
  useLayoutEffect(() => {
    latest.current = does;
  });
  return useCallback((...given) => latest.current(...given), []);
}

function isAlike(a: object | undefined, b: object | undefined): boolean {
  if (!a || !b) return a === b;
  const names = Object.keys(b);
  return names.length === Object.keys(a).length && names.every((name) => Reflect.get(a, name) === Reflect.get(b, name));
}

/** The last render's object as long as all that is in it is the same. */
export function useUnchanged<T extends object | undefined>(given: T): T {
  const [known, setKnown] = useState(given);
  const isSame = isAlike(known, given);
  if (!isSame) setKnown(given);
  return isSame ? known : given;
}
