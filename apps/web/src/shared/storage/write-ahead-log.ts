import { getWriteAheadKeys, WRITE_AHEAD_KEY_PREFIX } from './write-ahead-keys.ts';

/**
 * Copies in localStorage of data that is being written to IndexedDB. A browser cancels pending IndexedDB writes when a tab closes, but
 * not localStorage writes. Without storage there are no copies.
 */
export interface WriteAheadLog<T> {
  /** Holds a copy under this name while `write` runs; `write` starts at once. */
  guard(name: string, value: T, write: () => Promise<unknown>): Promise<void>;
  read(): T[];
  remove(name: string): void;
  /** Listens for entries of other tabs. Returns an unsubscribe function. */
  onEntry(listener: () => void): () => void;
  /** From now on the copies of failed writes stay, for the next that opens the log. */
  keepFailedCopies(): void;
}

/** Opens the log of one owner. */
export function openWriteAheadLog<T>(owner: string): WriteAheadLog<T> {
  const prefix = `${WRITE_AHEAD_KEY_PREFIX}${owner}.`;
  let areFailedKept = false;
  return {
    async guard(name, value, write) {
      const copy = JSON.stringify(value);
      ignoreErrors(() => localStorage.setItem(prefix + name, copy));
      // A newer entry of the same name stays until its own write is done.
      const removeCopy = (): void =>
        ignoreErrors(() => localStorage.getItem(prefix + name) === copy && localStorage.removeItem(prefix + name));
      try {
        await write();
      } catch (error) {
        if (areFailedKept) return;
        removeCopy();
        throw error;
      }
      removeCopy();
    },
    read: () => getWriteAheadKeys(prefix).flatMap((key) => parseEntry<T>(key)),
    remove: (name) => ignoreErrors(() => localStorage.removeItem(prefix + name)),
    onEntry(listener) {
      const onStorage = ({ key, newValue }: StorageEvent): void => {
        if (newValue !== null && key?.startsWith(prefix)) listener();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
    keepFailedCopies: () => void (areFailedKept = true),
  };
}

/** Storage is full or forbidden: only the database is left. */
function ignoreErrors(action: () => unknown): void {
  try {
    action();
  } catch {
    // Ignored, see above.
  }
}

/** An unreadable entry is removed, so that it does not block the others. */
function parseEntry<T>(key: string): T[] {
  try {
    return [JSON.parse(localStorage.getItem(key) ?? '') as T];
  } catch {
    localStorage.removeItem(key);
    return [];
  }
}
