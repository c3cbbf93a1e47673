/** A string in the browser's storage. Access never throws. */
export interface StoredValue {
  read(): string | null;
  write(value: string | null): void;
  readonly key: string;
}

/** Values that storage did not take, being full or forbidden, each with the one found in its place. They last as long as the page. */
const unstoredValues = new Map<string, readonly [value: string, stored: string | null]>();

export function createStoredValue(getStorage: () => Storage, key: string): StoredValue {
  const readStored = (): string | null => {
    try {
      return getStorage().getItem(key);
    } catch {
      return null;
    }
  };
  return {
    key,
    read() {
      const stored = readStored();
      const unstored = unstoredValues.get(key);
      // Another tab may have written since.
      return unstored?.[1] === stored ? unstored[0] : stored;
    },
    write(value) {
      unstoredValues.delete(key);
      try {
        if (value === null) getStorage().removeItem(key);
        else getStorage().setItem(key, value);
      } catch {
        if (value !== null) unstoredValues.set(key, [value, readStored()]);
      }
    },
  };
}
