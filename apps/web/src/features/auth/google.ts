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

const REQUEST = 'quintet.google';

export const hasGoogle = ({ google }: Brand): boolean => google?.enabled === true && google.clientId !== '';

/** The provider's page for signing in with an id token; it comes back to /auth/google-callback with the nonce and the state. */
export function googleAddress(
  provider: { authorization_url: string; client_id: string },
  origin: string,
  { nonce, state }: GoogleRequest,
): string {
  const address = new URL(provider.authorization_url);
  const asked = {
    client_id: provider.client_id,
    redirect_uri: origin + paths.googleCallback.href(),
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce,
    state,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** Leaves for Google (spec §2): nonce and state are kept in this tab and checked when it comes back. */
export async function goToGoogle(returnTo?: string): Promise<void> {
  const { data } = await api.GET('/api/v2/oauth/google');
  if (!data) return;
  const request = { nonce: randomHex(4), state: randomHex(4), returnTo };
  sessionStorage.setItem(REQUEST, JSON.stringify(request));
  location.assign(googleAddress(data.result, location.origin, request));
}

/** The same from a button; what hinders it is told over the page. */
export function continueWithGoogle(returnTo?: string): void {
  goToGoogle(returnTo).catch(showError);
}

export interface GoogleAnswer extends Pick<GoogleRequest, 'nonce' | 'returnTo'> {
  /** The id token. Null: the user turned back, or this is not what this tab asked for. */
  readonly token: string | null;
}

/** Takes Google's answer out of the address's fragment, once: only this tab's own request is answered. */
export function takeGoogleAnswer(hash: string): GoogleAnswer {
  const said = new URLSearchParams(hash.slice(1));
  const { nonce, state, returnTo } = JSON.parse(sessionStorage.getItem(REQUEST) ?? '{}') as Partial<GoogleRequest>;
  const isOurs = state !== undefined && said.get('state') === state;
  if (isOurs) sessionStorage.removeItem(REQUEST);
  return { token: isOurs ? said.get('id_token') : null, nonce: nonce ?? '', returnTo };
}
