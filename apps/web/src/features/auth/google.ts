import { api } from '../../shared/requests/api.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { createRandomHex } from '../../shared/storage/random-hex.ts';

/** The pending request to Google. */
interface GoogleRequest {
  readonly nonce: string;
  readonly state: string;
  /** The page to return to. */
  readonly returnTo?: string | undefined;
}

const REQUEST_KEY = 'quintet.google';

/** The provider's page for an id token; it returns to /auth/google-callback with nonce and state. */
export function getGoogleSignInUrl(
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

/** Opens Google (spec §2); nonce and state stay in this tab and are checked on return. */
export async function redirectToGoogleSignIn(returnTo?: string): Promise<void> {
  const { data } = await api.GET('/api/v2/oauth/google');
  if (!data) return;
  const request = { nonce: createRandomHex(4), state: createRandomHex(4), returnTo };
  sessionStorage.setItem(REQUEST_KEY, JSON.stringify(request));
  location.assign(getGoogleSignInUrl(data.result, location.origin, request));
}

export interface GoogleSignInResponse extends Pick<GoogleRequest, 'nonce' | 'returnTo'> {
  /** The id token; null when the user cancelled or the response does not match this tab's request. */
  readonly token: string | null;
}

/** Reads Google's response from the URL fragment once; only a response to this tab's request counts. */
export function consumeGoogleSignInResponse(hash: string): GoogleSignInResponse {
  const fragment = new URLSearchParams(hash.slice(1));
  const { nonce, state, returnTo } = JSON.parse(sessionStorage.getItem(REQUEST_KEY) ?? '{}') as Partial<GoogleRequest>;
  const isOurs = state !== undefined && fragment.get('state') === state;
  if (isOurs) sessionStorage.removeItem(REQUEST_KEY);
  return { token: isOurs ? fragment.get('id_token') : null, nonce: nonce ?? '', returnTo };
}
