import { atom, createStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { clearLocalData, closeLocalData } from './local-data.ts';
import { localValues } from './local-storage.ts';
import { tabStore } from './tab-store.ts';
import { decodeToken } from './token.ts';

/** The id of a user who is not signed in (spec §3). */
export const GUEST_ID = 'uu001';

export interface Session {
  readonly userId: string;
  readonly isSignedIn: boolean;
  /** The account's atoms. A new store per session, so nothing of one account is left for the next (design §4). */
  readonly store: ReturnType<typeof createStore>;
}

export interface Tokens {
  token: string;
  refreshToken: string;
}

const userIdOf = (token: string | null): string => (token && decodeToken(token)?.sub) || GUEST_ID;

function createSession(token: string | null): Session {
  const userId = userIdOf(token);
  return { userId, isSignedIn: userId !== GUEST_ID, store: createStore() };
}

const sessionAtom = atom(createSession(localValues.token.read()));

export const currentSession = (): Session => tabStore.get(sessionAtom);
export const useSession = (): Session => useAtomValue(sessionAtom, { store: tabStore });
export const onSessionChange = (listener: () => void): (() => void) => tabStore.sub(sessionAtom, listener);

function startSession(token: string | null): void {
  tabStore.set(sessionAtom, createSession(token));
}

/** Goes over to the account that another tab signed in, or to none; what this one held of its own is let go. */
function adoptStoredSession(): void {
  const token = localValues.token.read();
  if (userIdOf(token) === currentSession().userId) return;
  startSession(token);
  void closeLocalData();
}

/** The token of this tab's account. Null for a guest, and when another tab has changed the account meanwhile. */
export function getToken(): string | null {
  const token = localValues.token.read();
  if (userIdOf(token) === currentSession().userId) return token;
  // A tab that slept has not heard of it yet; nothing of one account is sent in the name of another.
  adoptStoredSession();
  return null;
}

/**
 * Keeps renewed tokens of the account that is signed in; the session goes on. Another tab may see these writes late and one by one, so
 * the name of the renewal goes last: until then that tab asks again by the same name, which the server answers alike.
 */
export function saveTokens({ token, refreshToken }: Tokens): void {
  localValues.token.write(token);
  localValues.refresh.write(refreshToken);
  localValues.refreshAttempt.write(null);
}

/** Begins the session of the account that these tokens name. */
export function signIn(tokens: Tokens): void {
  saveTokens(tokens);
  startSession(tokens.token);
}

async function finishLogout(): Promise<void> {
  await clearLocalData();
  localValues.loggingOut.write(null);
}

/** Ends the session on this device: tokens, user info and all local data go (spec §4). Other tabs follow. */
export async function endSession(): Promise<void> {
  const { isSignedIn } = currentSession();
  if (isSignedIn) localValues.loggingOut.write('1');
  localValues.token.write(null);
  localValues.refresh.write(null);
  localValues.refreshAttempt.write(null);
  if (!isSignedIn) return;
  startSession(null);
  await finishLogout();
}

/** Clears what the page before this one had no time for: it was closed or loaded anew while an account left. */
export async function finishInterruptedLogout(): Promise<void> {
  if (localValues.loggingOut.read() && !currentSession().isSignedIn) await finishLogout();
}

/** Follows sign-in and sign-out in the other tabs of this browser, also those that happened while this one slept. Returns its undoing. */
export function syncWithOtherTabs(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onStorage = ({ key }: StorageEvent): void => {
    // Null: all of local storage was cleared.
    if (key === localValues.token.key || key === null) adoptStoredSession();
  };
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', adoptStoredSession, { signal });
  document.addEventListener('visibilitychange', adoptStoredSession, { signal });
  return () => controller.abort();
}
