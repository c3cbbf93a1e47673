/**
 * Copies in local storage of what is on its way into a database of this device: a browser gives up what a tab asked of its
 * databases when that tab is closed at once, but not what it put here. A browser that forbids storage keeps none.
 */
const PREFIX = 'quintet.spare.';

export interface WriteAheadLog<T> {
  /** Has a copy under this name while `write` is at work, which begins at once. */
  guard(name: string, value: T, write: () => Promise<unknown>): Promise<void>;
  read(): T[];
  remove(name: string): void;
  /** Calls when another tab has made one. Returns its undoing. */
  onEntry(listener: () => void): () => void;
}

/** The copies of one owner. */
export function openWriteAheadLog<T>(owner: string): WriteAheadLog<T> {
  const prefix = `${PREFIX}${owner}.`;
  return {
    async guard(name, value, write) {
      const copy = JSON.stringify(value);
      ignoreErrors(() => localStorage.setItem(prefix + name, copy));
      try {
        await write();
      } finally {
        // A later one of the same name stays until it is kept itself.
        ignoreErrors(() => localStorage.getItem(prefix + name) === copy && localStorage.removeItem(prefix + name));
      }
    },
    read: () => keysOf(prefix).flatMap((key) => parseEntry<T>(key)),
    remove: (name) => ignoreErrors(() => localStorage.removeItem(prefix + name)),
    onEntry(listener) {
      const onStorage = ({ key, newValue }: StorageEvent): void => {
        if (newValue !== null && key?.startsWith(prefix)) listener();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

/** The copies of all owners go. */
export function clearWriteAheadLogs(): void {
  for (const key of keysOf(PREFIX)) localStorage.removeItem(key);
}

/** Full or forbidden: the database alone must do. */
function ignoreErrors(action: () => unknown): void {
  try {
    action();
  } catch {
    // As said.
  }
}

/** What no one can read keeps nothing else waiting. */
function parseEntry<T>(key: string): T[] {
  try {
    return [JSON.parse(localStorage.getItem(key) ?? '') as T];
  } catch {
    localStorage.removeItem(key);
    return [];
  }
}

function keysOf(prefix: string): string[] {
  let keys: string[] = [];
  ignoreErrors(() => (keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))));
  return keys;
}
