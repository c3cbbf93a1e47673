import { beforeEach, expect, test, vi } from 'vitest';
import { getGoogleUrl, readGoogleResponse } from './google.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => void storage.delete(key),
  });
  storage.set('quintet.google', JSON.stringify({ nonce: 'N', state: 'S', returnTo: '/room/g1' }));
});

test('asks the provider for an id token, with a nonce and a state of its own', () => {
  const provider = { authorization_url: 'https://accounts.example/authorize?tenant=1', client_id: 'client-1' };
  const address = new URL(getGoogleUrl(provider, 'https://mee.example', { nonce: 'N', state: 'S' }));
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

test('takes the answer to what this tab asked for, once', () => {
  expect(readGoogleResponse('#id_token=T&state=S')).toEqual({ token: 'T', nonce: 'N', returnTo: '/room/g1' });
  expect(readGoogleResponse('#id_token=T&state=S').token).toBeNull();
});

test.each(['', '#id_token=T', '#id_token=T&state=another', '#error=access_denied&state=S'])(
  'takes no token from %j',
  (hash) => {
    expect(readGoogleResponse(hash).token).toBeNull();
  },
);

test('takes nothing where nothing was asked for', () => {
  storage.clear();
  expect(readGoogleResponse('#id_token=T&state=S').token).toBeNull();
});
