import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A stable callback that calls the latest one (not during render), so that rows do not re-render. */
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

/** The previous object while it is shallowly equal. */
export function useShallowStable<T extends object | undefined>(value: T): T {
  const [previous, setPrevious] = useState(value);
  const isSame = shallowEqual(previous, value);
  if (!isSame) setPrevious(value);
  return isSame ? previous : value;
}
