import { localStorageValues } from '../storage/local-storage.ts';
import { clearWriteAheadLogs } from '../storage/write-ahead-keys.ts';

/** Cleanups that run when the account leaves the device (spec §4: Logout, A 401 response). */
const cleanups = new Set<() => Promise<void> | void>();

/** Registers a cleanup for logout: open databases, caches, timers. Returns an unsubscribe function. */
export function onLogout(cleanUp: () => Promise<void> | void): () => void {
  cleanups.add(cleanUp);
  return () => cleanups.delete(cleanUp);
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Blocked: another tab still has it open. That tab closes it when it notices the logout, and the deletion continues.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/** Closes the account's data in this tab: what features hold open, and sessionStorage. The tab that logs out deletes the rest. */
export async function closeLocalData(): Promise<void> {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so there is nothing to clear.
  }
  await Promise.allSettled([...cleanups].map(async (cleanUp) => cleanUp()));
}

/** The cache of the app's own files (app/service-worker.ts); it holds no account data. */
const APP_CACHE = 'app';

/**
 * Deletes all data of the account: registered cleanups, IndexedDB databases, write-ahead logs, and all caches of this origin but the
 * app's.
 */
export async function clearLocalData(): Promise<void> {
  // At once, before the next page shows.
  localStorageValues.emojis.write(null);
  localStorageValues.searches.write(null);
  await closeLocalData();
  clearWriteAheadLogs();
  if (typeof indexedDB !== 'undefined' && 'databases' in indexedDB) {
    const databases = await indexedDB.databases().catch(() => []);
    await Promise.all(databases.flatMap(({ name }) => (name ? [deleteDatabase(name)] : [])));
  }
  if (typeof caches !== 'undefined') {
    const names = await caches.keys().catch(() => []);
    await Promise.allSettled(names.filter((name) => name !== APP_CACHE).map((name) => caches.delete(name)));
  }
}
