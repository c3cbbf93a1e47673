import { atom, type Atom, type Getter } from 'jotai/vanilla';

/** The same value again while nothing in it changed, so that what did not change is not drawn again. */
export function shallowAtom<Value extends object>(read: (get: Getter) => Value | undefined): Atom<Value | undefined> {
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
