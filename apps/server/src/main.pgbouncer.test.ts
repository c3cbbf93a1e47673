import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabasePool } from './base/database/connect.ts';
import { startTestPgBouncer } from './base/database/test-pgbouncer.ts';
import { startExternalTestDatabase } from './base/database/test-servers.ts';
import { openReadyEventStreamTestClient } from './platform/events/test-client.ts';
import { hashPassword } from './slices/auth/passwords.ts';
import { createTestCid, createTestGroup, TEST_PASSWORD } from './slices/test-world.ts';
import type { TestResponse } from './test-server.ts';
import { type TestMainProcess, startTestMainAndWait, createTestFolder } from './test-main.ts';

const DEVICE = 'device-0001';
const MESSAGES = 40;

type Member = { id: string; token: string; deviceId: string; brand: string };

async function ask({ port }: TestMainProcess, path: string, options: { token?: string; body?: object } = {}) {
  const { token, body } = options;
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as TestResponse['json'] };
}

/** Starts PostgreSQL, and PgBouncer in front of it. */
async function startDatabase() {
  const foreign = await startExternalTestDatabase();
  onTestFinished(foreign.stop);
  const { connectionString: directUrl } = foreign.connectionConfig as { connectionString: string };
  const bouncer = await startTestPgBouncer(directUrl);
  onTestFinished(bouncer.stop);
  const { db } = openDatabasePool(foreign.connectionConfig);
  onTestFinished(() => db.destroy());
  return { bouncer, directUrl, db };
}

it('prepared statements behind PgBouncer: work again after a migration changed their result', async () => {
  const { bouncer, db } = await startDatabase();
  await sql`create table things (id int)`.execute(db);
  const { db: pooled } = openDatabasePool({ connectionString: bouncer.url }, { connections: 1 });
  onTestFinished(() => pooled.destroy());
  const read = () => sql`select * from things where id = ${1}`.execute(pooled);
  for (let use = 0; use < 20; use += 1) await read();
  await sql`alter table things add colour text`.execute(db);
  await expect(read()).rejects.toThrow('cached plan');
  expect((await read()).rows).toEqual([]);
});

it('two instances behind PgBouncer: sign in, send, read and notify each other with prepared statements', async () => {
  const { bouncer, directUrl, db } = await startDatabase();
  const env = {
    DATA_DIR: createTestFolder(),
    DATABASE_URL: bouncer.url,
    DATABASE_DIRECT_URL: directUrl,
    RATE_LIMIT_FACTOR: '1000',
  };
  const instances = [await startTestMainAndWait(env), await startTestMainAndWait(env)] as const;
  const [first, second] = instances;
  const signUp = async (name: string, instance: TestMainProcess): Promise<Member> => {
    const email = `${name}@quintet.example`;
    await db
      .insertInto('users')
      .values({ username: `a1${name}`, nickname: name, email, password_hash: await hashPassword(TEST_PASSWORD) })
      .execute();
    const body = {
      grant_type: 'password',
      device_type: 'web',
      device_id: DEVICE,
      mode: 'email',
      email,
      password: TEST_PASSWORD,
    };
    const { json } = await ask(instance, 'v1/login', { body });
    return { id: json.result.user_id, token: json.result.token, deviceId: DEVICE, brand: 'GU' };
  };
  const anna = await signUp('anna', first);
  const bo = await signUp('bo', second);
  const groupId = await createTestGroup({ db }, [anna, bo]);
  const { client: annaStream } = await openReadyEventStreamTestClient(first.port, anna, { host: 'localhost' });
  const { client: boStream } = await openReadyEventStreamTestClient(second.port, bo, { host: 'localhost' });

  // Instances exchange typing only by LISTEN and NOTIFY: no poll finds it.
  annaStream.socket.send(JSON.stringify({ type: 'typing', group_id: groupId }));
  expect(await boStream.next()).toEqual({ type: 'typing', group_id: groupId, user_id: anna.id });

  const send = (instance: TestMainProcess, { token }: Member, text: string) =>
    ask(instance, 'v1/messages', { token, body: { type: 'text', group_id: groupId, text, cid: createTestCid() } });
  const sendAll = async () => {
    const sent = await Promise.all(
      Array.from({ length: MESSAGES }, (_, index) =>
        send(instances[index % 2]!, index % 4 < 2 ? anna : bo, `${index}`),
      ),
    );
    return sent.map(({ status }) => status);
  };
  const allSent = Array.from({ length: MESSAGES }, () => 200);
  expect(await sendAll()).toEqual(allSent);
  const received = [];
  while (received.length < MESSAGES) received.push((await boStream.nextEvent('message')).event.message.seq);
  expect(received).toEqual(Array.from({ length: MESSAGES }, (_, index) => index + 1));
  for (const instance of instances) {
    const { json } = await ask(instance, `v2/groups/${groupId}/messages?limit=${MESSAGES}`, { token: anna.token });
    expect(json.result).toHaveLength(MESSAGES);
  }

  expect(await bouncer.countPreparedStatements()).toBeGreaterThan(0);
  await annaStream.close();
  await boStream.close();
});
