import { clearWriteAheadLogs } from './write-ahead-log.ts';

/** Everything an account leaves on the device, and how to get rid of it (spec §4: Logout, A 401 response). */
const cleanups = new Set<() => Promise<void> | void>();

/** Registers what a feature must drop when the account leaves: open databases, caches, timers. Returns its undoing. */
export function onLogout(cleanUp: () => Promise<void> | void): () => void {
  cleanups.add(cleanUp);
  return () => cleanups.delete(cleanUp);
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Blocked: another tab holds it open; that tab closes it when it hears of the logout, and the deletion goes on.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/** Lets go of the account's data: what features hold open, and what is this tab's alone. The rest another tab deletes. */
export async function closeLocalData(): Promise<void> {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that forbids storage holds none.
  }
  await Promise.allSettled([...cleanups].map(async (cleanUp) => cleanUp()));
}

/** The cache of the app itself (app/service-worker.ts), which holds nothing of an account. */
const APP_CACHE = 'app';

/** Drops all data of the account: what features registered, every IndexedDB database, what was on its way there, and every cache of this origin. */
export async function clearLocalData(): Promise<void> {
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
