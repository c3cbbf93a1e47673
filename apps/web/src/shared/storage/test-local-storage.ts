import { vi } from 'vitest';

/** An empty localStorage until `vi.unstubAllGlobals()`; returns its entries. */
export function stubLocalStorage(): Record<string, string> {
  const entries: Record<string, string> = {};
  const hidden = { enumerable: false };
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(entries, {
      getItem: { ...hidden, value: (key: string) => entries[key] ?? null },
      setItem: { ...hidden, value: (key: string, value: string) => (entries[key] = value) },
      removeItem: { ...hidden, value: (key: string) => Reflect.deleteProperty(entries, key) },
    }),
  );
  return entries;
}
