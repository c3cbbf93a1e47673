import { atom, createStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { clearLocalData, closeLocalData } from './local-data.ts';
import { localStorageValues } from '../storage/local-storage.ts';
import { tabAtomStore } from '../storage/tab-atom-store.ts';
import { decodeAccessToken } from './token.ts';

/** The id of a user who is not signed in (spec §3). */
export const GUEST_USER_ID = 'uu001';

export interface Session {
  readonly userId: string;
  readonly isSignedIn: boolean;
  /** The account's atoms. A new store per session, so that no data leaks into the next account (design §4). */
  readonly store: ReturnType<typeof createStore>;
}

export interface SessionTokens {
  token: string;
  refreshToken: string;
}

const userIdOf = (token: string | null): string => (token && decodeAccessToken(token)?.sub) || GUEST_USER_ID;

function createSession(token: string | null): Session {
  const userId = userIdOf(token);
  return { userId, isSignedIn: userId !== GUEST_USER_ID, store: createStore() };
}

const sessionAtom = atom(createSession(localStorageValues.token.read()));

export const getCurrentSession = (): Session => tabAtomStore.get(sessionAtom);
export const useSession = (): Session => useAtomValue(sessionAtom, { store: tabAtomStore });
export const onSessionChange = (listener: () => void): (() => void) => tabAtomStore.sub(sessionAtom, listener);

function startSession(token: string | null): void {
  tabAtomStore.set(sessionAtom, createSession(token));
}

/** Switches to the account that another tab signed in, or to none, and closes this tab's local data. */
function adoptStoredSession(): void {
  const token = localStorageValues.token.read();
  if (userIdOf(token) === getCurrentSession().userId) return;
  startSession(token);
  void closeLocalData();
}

/** The token of this tab's account; null for a guest. If another tab has changed the account, this tab adopts it, and gets null too. */
export function getAccessToken(): string | null {
  const token = localStorageValues.token.read();
  if (userIdOf(token) === getCurrentSession().userId) return token;
  // A tab that slept may not have noticed the change: it must not send requests for another account.
  adoptStoredSession();
  return null;
}

/**
 * Saves refreshed tokens; the session continues. Other tabs may see these writes late and one by one, so the refresh id is cleared last:
 * until then they repeat the same refresh, which the server answers alike.
 */
export function saveSessionTokens({ token, refreshToken }: SessionTokens): void {
  localStorageValues.token.write(token);
  localStorageValues.refresh.write(refreshToken);
  localStorageValues.refreshAttempt.write(null);
}

/** Starts the session of the account in these tokens. */
export function signInWithTokens(tokens: SessionTokens): void {
  saveSessionTokens(tokens);
  startSession(tokens.token);
}

async function finishLogout(): Promise<void> {
  await clearLocalData();
  localStorageValues.loggingOut.write(null);
}

/** Ends the session on this device and deletes tokens and local data (spec §4). Other tabs follow. */
export async function endSession(): Promise<void> {
  const { isSignedIn } = getCurrentSession();
  if (isSignedIn) localStorageValues.loggingOut.write('1');
  localStorageValues.token.write(null);
  localStorageValues.refresh.write(null);
  localStorageValues.refreshAttempt.write(null);
  if (!isSignedIn) return;
  startSession(null);
  await finishLogout();
}

/** Finishes a logout that a closed or reloaded page interrupted. */
export async function finishInterruptedLogout(): Promise<void> {
  if (localStorageValues.loggingOut.read() && !getCurrentSession().isSignedIn) await finishLogout();
}

/** Follows sign-in and sign-out of other tabs, also those missed while this tab slept. Returns an unsubscribe function. */
export function syncSessionWithOtherTabs(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onStorage = ({ key }: StorageEvent): void => {
    // Null: localStorage was cleared.
    if (key === localStorageValues.token.key || key === null) adoptStoredSession();
  };
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', adoptStoredSession, { signal });
  document.addEventListener('visibilitychange', adoptStoredSession, { signal });
  return () => controller.abort();
}
