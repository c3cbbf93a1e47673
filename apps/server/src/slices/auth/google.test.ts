import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { readServerConfig } from '../../base/config.ts';
import { createTestUser, TEST_PASSWORD } from '../test-world.ts';
import { createVerificationTestClient, createTestEmailContact } from './test-verification-codes.ts';

const ISSUER = 'https://accounts.google.test';
const CLIENT = 'quintet-mee.apps.googleusercontent.com';
const MEE = { host: 'mee.localhost' };
const NONCE = 'a-nonce-of-the-browser';

const ours = await generateKeyPair('RS256', { extractable: true });
const theirs = await generateKeyPair('RS256');
const keys = createServer((_request, response) => {
  void exportJWK(ours.publicKey).then((key) =>
    response.end(JSON.stringify({ keys: [{ ...key, kid: 'k1', alg: 'RS256' }] })),
  );
});
let server: TestServer;
let visitor: ReturnType<typeof createVerificationTestClient>;

beforeAll(async () => {
  keys.listen(0, '127.0.0.1');
  await once(keys, 'listening');
  const jwks = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/certs`;
  server = await startTestServer({
    config: {
      integrations: readServerConfig({
        GOOGLE_ISSUER: ISSUER,
        GOOGLE_JWKS_URL: jwks,
        GOOGLE_AUTHORIZATION_URL: `${ISSUER}/authorize`,
      }).integrations,
    },
  });
  visitor = createVerificationTestClient(server);
});
afterAll(async () => {
  await server.close();
  keys.closeAllConnections();
  keys.close();
});

type Wrong = { issuer?: string; audience?: string; expire?: string; key?: CryptoKey };
const idToken = (
  claims: object,
  { issuer = ISSUER, audience = CLIENT, expire = '1h', key = ours.privateKey }: Wrong = {},
) =>
  new SignJWT({ name: 'Mei', email_verified: true, nonce: NONCE, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expire)
    .sign(key);
const login = (token: string, extra: object = {}, options = MEE) =>
  visitor.post('/api/v2/oauth/google', { token, device_type: 'web', ...extra }, options);

describe('an id token', () => {
  it('leads a new user to registration, then signs in', async () => {
    const token = await idToken({ sub: '1', email: 'mei@gmail.com' });
    const answer = await login(token, { nonce: NONCE });
    expect(answer.json.result).toEqual({ op_type: 'register', email: 'mei@gmail.com', nickname: 'Mei' });
    const form = { mode: 'google', password: TEST_PASSWORD, username: 'google1', nickname: 'Mei', google_token: token };
    const { json } = await visitor.post('/api/v1/register', form, MEE);
    const again = await login(token);
    expect(again.json.result).toMatchObject({ op_type: 'login', user_id: json.result.user_id });
    expect((await visitor.post('/api/v1/register', { ...form, username: 'google2' }, MEE)).json.error).toBe(
      'api.data_invalid',
    );
    // The login has ended the session of the registration, which used the same device.
    const me = await server.call('GET', '/api/v1/users/me', { ...MEE, token: again.json.result.token });
    expect(me.json.result).toMatchObject({ has_password: true, type: 3, email: 'mei@gmail.com' });
    const { google_token: _, ...without } = form;
    expect((await visitor.post('/api/v1/register', without, MEE)).json.error).toBe(
      'api.body.param_invalid.google_token',
    );
  });

  it('registers an account without a password, unlike every other way of registering', async () => {
    const google_token = await idToken({ sub: '8' });
    const form = { mode: 'google', username: 'google8', nickname: 'Mei', google_token };
    const { json } = await visitor.post('/api/v1/register', form, MEE);
    const me = await server.call('GET', '/api/v1/users/me', { ...MEE, token: json.result.token });
    expect(me.json.result).toMatchObject({ has_password: false, nickname: 'Mei' });
    const contact = createTestEmailContact();
    await visitor.verify(contact);
    const bare = await visitor.post('/api/v1/register', { ...contact, username: 'bare2026', nickname: 'Mei' });
    expect([bare.status, bare.json.error]).toEqual([400, 'api.body.param_invalid.password']);
  });

  it('signs in to the account with the same e-mail address only if Google is authoritative for it', async () => {
    const { id } = await createTestUser(server.services, { brand: 'MEE', email: 'known@gmail.com' });
    expect(
      (await login(await idToken({ sub: '2', email: 'known@gmail.com', email_verified: false }))).json.result.op_type,
    ).toBe('register');
    expect((await login(await idToken({ sub: '2', email: 'Known@gmail.com' }))).json.result.user_id).toBe(id);
    expect((await login(await idToken({ sub: '3', email: 'known@gmail.com' }))).json.result.op_type).toBe('register');
    await createTestUser(server.services, { brand: 'MEE', email: 'known@quintet.example' });
    expect((await login(await idToken({ sub: '4', email: 'known@quintet.example' }))).json.result).toEqual({
      op_type: 'register',
      nickname: 'Mei',
    });
  });

  it.each([
    ['has another issuer', { issuer: 'https://evil.example' }, {}],
    ['is for another client', { audience: 'somebody-else' }, {}],
    ['has expired', { expire: '-1h' }, {}],
    ['has another signer', { key: theirs.privateKey }, {}],
    ['has another nonce', {}, { nonce: 'another-nonce-of-theirs' }],
  ])('is refused if it %s', async (_name, wrong, extra) => {
    const answer = await login(await idToken({ sub: '5' }, wrong), extra);
    expect([answer.status, answer.json.error]).toEqual([401, 'api.unauthorized']);
  });

  it('is refused if it is unsigned, signed with the public key, or malformed', async () => {
    const [, payload] = (await idToken({ sub: '6' })).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(ours.publicKey)));
    const mac = await new SignJWT({ sub: '6' })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .setIssuer(ISSUER)
      .setAudience(CLIENT)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(secret);
    for (const token of [`${none}.${payload}.`, mac, 'a.b.c', 'nothing']) expect((await login(token)).status).toBe(401);
  });

  it.each(['gu', 'chit', '365', 'varta'])('is refused at %s', async (slug) => {
    const answer = await login(await idToken({ sub: '7' }), {}, { host: `${slug}.localhost` });
    expect([answer.status, answer.json.error]).toEqual([403, 'api.forbidden']);
    const offer = await server.call('GET', '/api/v2/oauth/google', { host: `${slug}.localhost` });
    expect([offer.status, offer.json.error]).toEqual([403, 'api.forbidden']);
  });
});

it('Google sign-in: the browser gets the authorization URL of the configuration', async () => {
  const { json } = await server.call('GET', '/api/v2/oauth/google', MEE);
  expect(json.result).toEqual({ authorization_url: `${ISSUER}/authorize`, client_id: CLIENT });
});
