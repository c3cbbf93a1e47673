import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';

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

it('metrics: wait for their token where one is set', async () => {
  const { metricsToken } = readConfig({ METRICS_TOKEN: 'metrics-token' });
  const other = await startTestServer({ config: { metricsToken } });
  const read = (authorization?: string) =>
    other.call('GET', '/metrics', { headers: { host: '10.0.0.7:4000', ...(authorization && { authorization }) } });
  expect((await read()).status).toBe(404);
  expect((await read('Bearer wrong')).status).toBe(404);
  expect((await read('Bearer metrics-token')).status).toBe(200);
  await other.close();
});

it('metrics: are closed in production without a token, also to this machine', async () => {
  const other = await startTestServer({ config: { isProduction: true } });
  expect((await other.call('GET', '/metrics')).status).toBe(404);
  await other.close();
});

it('is alive but not ready without a database', async () => {
  await server.services.db.destroy();
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  const answer = await server.call('GET', '/readyz');
  expect([answer.status, answer.text]).toEqual([503, 'the database does not answer\n']);
});
