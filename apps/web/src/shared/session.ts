import { atom, createStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { clearLocalData, releaseLocalData } from './local-data.ts';
import { stored } from './local-storage.ts';
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

const ownerOf = (token: string | null): string => (token && decodeToken(token)?.sub) || GUEST_ID;

function sessionFor(token: string | null): Session {
  const userId = ownerOf(token);
  return { userId, isSignedIn: userId !== GUEST_ID, store: createStore() };
}

const sessionAtom = atom(sessionFor(stored.token.read()));

export const currentSession = (): Session => tabStore.get(sessionAtom);
export const useSession = (): Session => useAtomValue(sessionAtom, { store: tabStore });
export const onSessionChange = (listener: () => void): (() => void) => tabStore.sub(sessionAtom, listener);

function begin(token: string | null): void {
  tabStore.set(sessionAtom, sessionFor(token));
}

/** Goes over to the account that another tab signed in, or to none; what this one held of its own is let go. */
function followStored(): void {
  const token = stored.token.read();
  if (ownerOf(token) === currentSession().userId) return;
  begin(token);
  void releaseLocalData();
}

/** The token of this tab's account. Null for a guest, and when another tab has changed the account meanwhile. */
export function getToken(): string | null {
  const token = stored.token.read();
  if (ownerOf(token) === currentSession().userId) return token;
  // A tab that slept has not heard of it yet; nothing of one account is sent in the name of another.
  followStored();
  return null;
}

/**
 * Keeps renewed tokens of the account that is signed in; the session goes on. Another tab may see these writes late and one by one, so
 * the name of the renewal goes last: until then that tab asks again by the same name, which the server answers alike.
 */
export function keepTokens({ token, refreshToken }: Tokens): void {
  stored.token.write(token);
  stored.refresh.write(refreshToken);
  stored.renewal.write(null);
}

/** Begins the session of the account that these tokens name. */
export function signIn(tokens: Tokens): void {
  keepTokens(tokens);
  begin(tokens.token);
}

async function clear(): Promise<void> {
  await clearLocalData();
  stored.leaving.write(null);
}

/** Ends the session on this device: tokens, user info and all local data go (spec §4). Other tabs follow. */
export async function endSession(): Promise<void> {
  const { isSignedIn } = currentSession();
  if (isSignedIn) stored.leaving.write('1');
  stored.token.write(null);
  stored.refresh.write(null);
  stored.renewal.write(null);
  if (!isSignedIn) return;
  begin(null);
  await clear();
}

/** Clears what the page before this one had no time for: it was closed or loaded anew while an account left. */
export async function finishLeaving(): Promise<void> {
  if (stored.leaving.read() && !currentSession().isSignedIn) await clear();
}

/** Follows sign-in and sign-out in the other tabs of this browser, also those that happened while this one slept. Returns its undoing. */
export function followOtherTabs(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hear = ({ key }: StorageEvent): void => {
    // Null: all of local storage was cleared.
    if (key === stored.token.key || key === null) followStored();
  };
  addEventListener('storage', hear, { signal });
  addEventListener('pageshow', followStored, { signal });
  document.addEventListener('visibilitychange', followStored, { signal });
  return () => listening.abort();
}
