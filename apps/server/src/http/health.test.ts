import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.app.close());

it('is alive, and ready as long as the database answers', async () => {
  expect((await server.call('GET', '/healthz')).text).toBe('ok\n');
  expect((await server.call('GET', '/readyz')).text).toBe('ready\n');
});

it('counts answers by operation and status, for this machine only', async () => {
  await server.call('GET', '/api/v1/maintenance');
  const { text, headers } = await server.call('GET', '/metrics');
  expect(headers['content-type']).toContain('version=0.0.4');
  expect(text).toMatch(/^quintet_request_seconds_count\{operation="getMaintenance",status="200"\} \d+$/m);
  expect(text).toMatch(/^quintet_request_seconds_bucket\{operation="getMaintenance",status="200",le="\+Inf"\} \d+$/m);
  expect((await server.call('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
});

it('is alive but not ready without a database', async () => {
  await server.services.db.destroy();
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  const answer = await server.call('GET', '/readyz');
  expect([answer.status, answer.text]).toEqual([503, 'the database does not answer\n']);
});
