import { beforeEach, expect, test, vi } from 'vitest';
import { getGoogleSignInUrl, consumeGoogleSignInResponse } from './google.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => void storage.delete(key),
  });
  storage.set('quintet.google', JSON.stringify({ nonce: 'N', state: 'S', returnTo: '/room/g1' }));
});

test('Google URL: asks for an id token with a nonce and a state', () => {
  const provider = { authorization_url: 'https://accounts.example/authorize?tenant=1', client_id: 'client-1' };
  const address = new URL(getGoogleSignInUrl(provider, 'https://mee.example', { nonce: 'N', state: 'S' }));
  expect(address.origin + address.pathname).toBe('https://accounts.example/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    tenant: '1',
    client_id: 'client-1',
    redirect_uri: 'https://mee.example/auth/google-callback',
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce: 'N',
    state: 'S',
  });
});

test('Google response: is read once and must match this tab’s request', () => {
  expect(consumeGoogleSignInResponse('#id_token=T&state=S')).toEqual({ token: 'T', nonce: 'N', returnTo: '/room/g1' });
  expect(consumeGoogleSignInResponse('#id_token=T&state=S').token).toBeNull();
});

test.each(['', '#id_token=T', '#id_token=T&state=another', '#error=access_denied&state=S'])(
  'Google response: %j has no token',
  (hash) => {
    expect(consumeGoogleSignInResponse(hash).token).toBeNull();
  },
);

test('Google response: is ignored without a request', () => {
  storage.clear();
  expect(consumeGoogleSignInResponse('#id_token=T&state=S').token).toBeNull();
});
