/**
 * Copies in local storage of what is on its way into a database of this device: a browser gives up what a tab asked of its
 * databases when that tab is closed at once, but not what it put here. A browser that forbids storage keeps none.
 */
const PREFIX = 'quintet.spare.';

export interface Spares<T> {
  /** Has a copy under this name while `keep` is at work, which begins at once. */
  during(name: string, value: T, keep: () => Promise<unknown>): Promise<void>;
  read(): T[];
  drop(name: string): void;
  /** Calls when another tab has made one. Returns its undoing. */
  onMade(listener: () => void): () => void;
}

/** The copies of one owner. */
export function openSpares<T>(owner: string): Spares<T> {
  const prefix = `${PREFIX}${owner}.`;
  return {
    async during(name, value, keep) {
      const copy = JSON.stringify(value);
      attempt(() => localStorage.setItem(prefix + name, copy));
      try {
        await keep();
      } finally {
        // A later one of the same name stays until it is kept itself.
        attempt(() => localStorage.getItem(prefix + name) === copy && localStorage.removeItem(prefix + name));
      }
    },
    read: () => keysOf(prefix).flatMap((key) => parsed<T>(key)),
    drop: (name) => attempt(() => localStorage.removeItem(prefix + name)),
    onMade(listener) {
      const hear = ({ key, newValue }: StorageEvent): void => {
        if (newValue !== null && key?.startsWith(prefix)) listener();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

/** The copies of all owners go. */
export function dropSpares(): void {
  for (const key of keysOf(PREFIX)) localStorage.removeItem(key);
}

/** Full or forbidden: the database alone must do. */
function attempt(how: () => unknown): void {
  try {
    how();
  } catch {
    // As said.
  }
}

/** What no one can read keeps nothing else waiting. */
function parsed<T>(key: string): T[] {
  try {
    return [JSON.parse(localStorage.getItem(key) ?? '') as T];
  } catch {
    localStorage.removeItem(key);
    return [];
  }
}

function keysOf(prefix: string): string[] {
  let keys: string[] = [];
  attempt(() => (keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))));
  return keys;
}
