import { localStorageValues } from '../storage/local-storage.ts';
import { emptyDatabases } from './empty-databases.ts';
import { logOut } from './log-out.ts';
import { endSession, signInWithTokens } from './session.ts';

/**
 * Deletes what this device has stored of the account, by ending its session in all tabs and starting it again with the same tokens.
 * Language, theme and the remembered login stay.
 */
export async function clearAccountDataKeepingLogin(): Promise<void> {
  await emptyDatabases();
  const [token, refreshToken] = [localStorageValues.token.read(), localStorageValues.refresh.read()];
  await endSession();
  if (token && refreshToken) signInWithTokens({ token, refreshToken });
}

/** Logs out, and deletes everything that the site has stored in this browser. */
export async function logOutAndClearDeviceData(): Promise<void> {
  await emptyDatabases();
  await logOut(() => undefined);
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const cacheNames = typeof caches === 'undefined' ? [] : await caches.keys();
  await Promise.allSettled([
    ...workers.map((worker) => worker.unregister()),
    ...cacheNames.map((name) => caches.delete(name)),
  ]);
  localStorage.clear();
}
