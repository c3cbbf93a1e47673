import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../base/database/test-database.ts';
import { openTestDatabaseProxy } from '../../base/database/test-proxy.ts';
import { createLogger } from '../../base/log.ts';
import { createChatTestClient } from '../../slices/test-chat.ts';
import { createTestCid, createTestGroup, createTestUser } from '../../slices/test-world.ts';
import { startTestServer } from '../../test-server.ts';

async function startBehindProxy() {
  const { connectionConfig, drop } = await createTestDatabase();
  const proxy = await openTestDatabaseProxy(connectionConfig);
  const lines: { level: number; msg: string }[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const server = await startTestServer({ connectionConfig: proxy.connectionConfig, log });
  onTestFinished(async () => {
    await server.close();
    await proxy.cut();
    await drop();
  });
  const warnings = () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  return { server, proxy, lines, warnings };
}

it('an outage of the database: causes 503 with the seconds to wait, and is logged in one line', async () => {
  const { server, proxy, lines, warnings } = await startBehindProxy();
  const anna = await createTestUser(server.services);
  const group = await createTestGroup(server.services, [anna]);
  const chat = createChatTestClient(server);
  const message = { group_id: group, text: 'hello', cid: createTestCid() };
  await chat.send(anna, group);

  await proxy.cut();
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([
      chat.sending(anna, message),
      chat.get(anna, '/api/v1/users/me'),
      chat.get(anna, `/api/v1/groups/${group}`),
      server.call('GET', '/api/v1/register'),
    ]);
    for (const { status, json, headers } of answers)
      expect([status, json, headers['retry-after']]).toEqual([503, { error: 'api.unavailable', result: null }, '2']);
    expect((await server.call('GET', '/readyz')).status).toBe(503);
    expect((await server.call('GET', '/healthz')).status).toBe(200);
  }
  expect(warnings()).toEqual([
    expect.stringMatching(/^the database does not answer: .*; requests are answered with 503/),
  ]);

  await proxy.mend();
  expect((await server.call('GET', '/readyz')).status).toBe(200);
  expect((await chat.sending(anna, message)).status).toBe(200);
  expect(warnings()).toHaveLength(1);
  expect(lines.filter(({ msg }) => msg === 'the database answers again')).toHaveLength(1);

  await proxy.cut();
  expect((await chat.get(anna, '/api/v1/users/me')).status).toBe(503);
  expect(warnings()).toHaveLength(2);
});
