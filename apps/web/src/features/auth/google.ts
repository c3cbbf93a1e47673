import type { Brand } from '@quintet/brand/brand';
import { api } from '../../shared/api.ts';
import { showError } from '../../shared/errors.ts';
import { paths } from '../../shared/paths.ts';
import { randomHex } from '../../shared/random-hex.ts';

/** What this tab asked Google for, until the answer comes. */
interface GoogleRequest {
  readonly nonce: string;
  readonly state: string;
  /** Where the guest was led from. */
  readonly returnTo?: string | undefined;
}

const REQUEST_KEY = 'quintet.google';

export const hasGoogle = ({ google }: Brand): boolean => google?.enabled === true && google.clientId !== '';

/** The provider's page for signing in with an id token; it comes back to /auth/google-callback with the nonce and the state. */
export function getGoogleUrl(
  provider: { authorization_url: string; client_id: string },
  origin: string,
  { nonce, state }: GoogleRequest,
): string {
  const url = new URL(provider.authorization_url);
  const parameters = {
    client_id: provider.client_id,
    redirect_uri: origin + paths.googleCallback.href(),
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce,
    state,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Leaves for Google (spec §2): nonce and state are kept in this tab and checked when it comes back. */
export async function goToGoogle(returnTo?: string): Promise<void> {
  const { data } = await api.GET('/api/v2/oauth/google');
  if (!data) return;
  const request = { nonce: randomHex(4), state: randomHex(4), returnTo };
  sessionStorage.setItem(REQUEST_KEY, JSON.stringify(request));
  location.assign(getGoogleUrl(data.result, location.origin, request));
}

/** The same from a button; what hinders it is told over the page. */
export function continueWithGoogle(returnTo?: string): void {
  goToGoogle(returnTo).catch(showError);
}

export interface GoogleResponse extends Pick<GoogleRequest, 'nonce' | 'returnTo'> {
  /** The id token. Null: the user turned back, or this is not what this tab asked for. */
  readonly token: string | null;
}

/** Takes Google's answer out of the address's fragment, once: only this tab's own request is answered. */
export function readGoogleResponse(hash: string): GoogleResponse {
  const fragment = new URLSearchParams(hash.slice(1));
  const { nonce, state, returnTo } = JSON.parse(sessionStorage.getItem(REQUEST_KEY) ?? '{}') as Partial<GoogleRequest>;
  const isOurs = state !== undefined && fragment.get('state') === state;
  if (isOurs) sessionStorage.removeItem(REQUEST_KEY);
  return { token: isOurs ? fragment.get('id_token') : null, nonce: nonce ?? '', returnTo };
}
