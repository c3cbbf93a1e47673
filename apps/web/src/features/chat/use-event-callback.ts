import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The same function at every render, which does what the last render's would: for what is handed to many rows. Not while rendering. */
export function useEventCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}

function shallowEqual(a: object | undefined, b: object | undefined): boolean {
  if (!a || !b) return a === b;
  const names = Object.keys(b);
  return names.length === Object.keys(a).length && names.every((name) => Reflect.get(a, name) === Reflect.get(b, name));
}

/** The last render's object as long as all that is in it is the same. */
export function useShallowStable<T extends object | undefined>(value: T): T {
  const [previous, setPrevious] = useState(value);
  const isSame = shallowEqual(previous, value);
  if (!isSame) setPrevious(value);
  return isSame ? previous : value;
}
