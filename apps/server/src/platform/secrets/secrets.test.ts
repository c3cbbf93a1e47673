import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, openTestDatabase } from '../../base/database/test-database.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createLogger } from '../../base/log.ts';
import {
  createVerificationTestClient,
  TEST_BRAND_HOST,
  createTestEmailContact,
} from '../../slices/auth/test-verification-codes.ts';
import { createTestUser, TEST_PASSWORD, type TestUser, signInTestUser } from '../../slices/test-world.ts';
import { getSecretKeyFilePath, readSecretKeyFile } from './key-file.ts';
import { openTokenKeys } from './open-token-keys.ts';
import { rotateTokenKeys } from './rotate.ts';
import { createFixedSigningKeySource, generateSecret } from './signing-keys.ts';

const HOUR_MS = 3_600_000;
let now = new Date('2026-01-01T00:00:00Z');
const clock = () => now;
const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString());
const statusOf = async (server: TestServer, token: string) =>
  (await server.call('GET', '/api/v1/users/me', { host: TEST_BRAND_HOST, token })).status;

describe('a secret that a former version kept in the database', () => {
  it('moves to the data folder, and its tokens stay valid', async () => {
    const { connectionConfig, drop } = await createTestDatabase();
    onTestFinished(drop);
    const dataDir = temporaryFolder();
    const first = await startTestServer({ connectionConfig, clock, config: { dataDir } });
    const person = await createTestUser(first.services);
    const secret = generateSecret();
    await first.services.db
      .insertInto('settings')
      .values({ key: 'token_secret', value: JSON.stringify(secret) })
      .execute();
    await first.close();
    const seconds = now.getTime() / 1000;
    const token = await new SignJWT({ did: person.deviceId, brand: 'GU' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(person.id)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 900)
      .sign(Buffer.from(secret, 'base64'));

    const server = await startTestServer({ connectionConfig, clock, config: { dataDir, tokenSecrets: [] } });
    onTestFinished(() => server.close());
    expect(await statusOf(server, token)).toBe(200);
    expect(await server.services.db.selectFrom('settings').where('key', '=', 'token_secret').execute()).toEqual([]);
    expect(await readSecretKeyFile(getSecretKeyFilePath(dataDir))).toEqual([{ secret, end_at: null }]);
    expect(statSync(getSecretKeyFilePath(dataDir)).mode & 0o777).toBe(0o600);
  });
});

describe('a rotation', () => {
  const lifetime = 24 * 3600;
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let servers: [TestServer, TestServer];
  let person: TestUser;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'quintet-secrets-'));
    database = await createTestDatabase();
    const config = { dataDir, tokenSecrets: [], accessTokenLifetime: lifetime, guestAllowance: 10_000 };
    const start = () => startTestServer({ connectionConfig: database.connectionConfig, clock, config });
    servers = [await start(), await start()];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    person = await createTestUser(servers[0].services);
  });

  const rotate = (overlapMs: number) => rotateTokenKeys(servers[0].services.db, dataDir, now, overlapMs);
  const everywhere = (token: string) => Promise.all(servers.map((server) => statusOf(server, token)));

  it('signs new tokens with the new secret at once, and accepts former tokens until the overlap ends', async () => {
    expect(await everywhere(person.token)).toEqual([200, 200]);
    await rotate(HOUR_MS);
    pass(1000);
    const { token } = await signInTestUser(servers[1].services, person);
    expect(headerOf(token).kid).not.toBe(headerOf(person.token).kid);
    expect([await everywhere(token), await everywhere(person.token)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    pass(HOUR_MS);
    expect([await everywhere(token), await everywhere(person.token)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
  });

  it('is noticed by an instance at the first token signed with the new secret', async () => {
    expect(await everywhere(person.token)).toEqual([200, 200]);
    await rotate(HOUR_MS);
    const { kid, secret } = (
      await openTokenKeys({ ...servers[0].services, config: { dataDir, tokenSecrets: [] } }).then((keys) =>
        keys.current(),
      )
    )[0];
    const seconds = Math.floor(now.getTime() / 1000);
    const token = await new SignJWT({ did: person.deviceId, brand: 'GU' })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setSubject(person.id)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 900)
      .sign(secret);
    expect(await everywhere(token)).toEqual([200, 200]);
  });

  it('without an overlap rejects former tokens, but keeps all sessions', async () => {
    const email = 'rotated@quintet.example';
    await createTestUser(servers[0].services, { email });
    const device_id = 'device-0001';
    const body = {
      mode: 'email',
      email,
      password: TEST_PASSWORD,
      grant_type: 'password',
      device_type: 'web',
      device_id,
    };
    const { token, refresh_token } = (await servers[0].call('POST', '/api/v1/login', { host: TEST_BRAND_HOST, body }))
      .json.result;
    expect(await everywhere(token)).toEqual([200, 200]);
    await rotate(0);
    pass(1000);
    expect(await everywhere(token)).toEqual([401, 401]);
    const again = await servers[1].call('POST', '/api/v1/refresh', {
      host: TEST_BRAND_HOST,
      body: { refresh_token, device_id },
    });
    expect(await everywhere(again.json.result.token)).toEqual([200, 200]);
  });

  it('keeps codes valid that were sent before', async () => {
    const visitor = createVerificationTestClient(servers[0]);
    const contact = createTestEmailContact();
    await visitor.send(contact);
    await rotate(HOUR_MS);
    pass(1000);
    expect((await visitor.check(contact, visitor.lastCode())).json.result).toEqual({ op_type: 'register' });
  });

  it('deletes expired secrets', async () => {
    await rotate(HOUR_MS);
    pass(2 * HOUR_MS);
    await rotate(HOUR_MS);
    expect(await readSecretKeyFile(getSecretKeyFilePath(dataDir))).toHaveLength(2);
  });
});

describe('several instances', () => {
  it('share one secret if they start together in a new folder', async () => {
    const { db, close } = await openTestDatabase();
    onTestFinished(close);
    const config = { dataDir: temporaryFolder(), tokenSecrets: [] };
    const open = () => openTokenKeys({ config, db, log: createLogger('silent'), clock });
    const keys = await Promise.all(Array.from({ length: 5 }, open));
    const kids = await Promise.all(keys.map(async (each) => (await each.current()).map(({ kid }) => kid)));
    expect(new Set(kids.flat()).size).toBe(1);
  });

  it('with several secrets in the environment accept all, and sign with the first', async () => {
    const [a, b] = [generateSecret(), generateSecret()];
    const former = await createFixedSigningKeySource([a, b]).current();
    const later = await createFixedSigningKeySource([b, a]).current();
    expect(later).toEqual(former.toReversed());
  });

  it('with different secrets log a warning', async () => {
    const { db, close } = await openTestDatabase();
    onTestFinished(close);
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => void lines.push(line) });
    const open = (...tokenSecrets: string[]) =>
      openTokenKeys({ config: { dataDir: temporaryFolder(), tokenSecrets }, db, log, clock });
    const [a, b] = [generateSecret(), generateSecret()];
    await open(a);
    await open(b, a);
    expect(lines).toEqual([]);
    await open();
    expect(lines).toEqual([expect.stringContaining('must use the same TOKEN_SECRETS or DATA_DIR')]);
  });
});
