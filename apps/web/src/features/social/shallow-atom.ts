import { atom, type Atom, type Getter } from 'jotai/vanilla';

/** An atom that keeps the previous object while it is shallowly equal, to avoid re-renders. */
export function createShallowAtom<Value extends object>(
  read: (get: Getter) => Value | undefined,
): Atom<Value | undefined> {
  let last: Value | undefined;
  return atom((get) => {
    const next = read(get);
    if (!next || !last || !shallowEqual(next, last)) last = next;
    return last;
  });
}

export function shallowEqual<Value extends object>(a: Value, b: Value): boolean {
  const keys = Object.keys(a) as (keyof Value)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}
