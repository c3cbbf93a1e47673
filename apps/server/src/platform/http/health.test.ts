import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readServerConfig } from '../../base/config.ts';
import { findFreePort } from '../../base/database/test-servers.ts';
import { deleteExpiredRefreshTokensJob } from '../../slices/auth/cleanup-jobs.ts';
import { startMetricsServer } from './metrics-port.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.app.close());

it('health: is alive, and ready while the database answers', async () => {
  expect((await server.call('GET', '/healthz')).text).toBe('ok\n');
  expect((await server.call('GET', '/readyz')).text).toBe('ready\n');
});

it('metrics: count responses by operation and status, and are open to this machine only', async () => {
  await server.call('GET', '/api/v1/maintenance');
  const { text, headers } = await server.call('GET', '/metrics');
  expect(headers['content-type']).toContain('version=0.0.4');
  expect(text).toMatch(/^quintet_request_seconds_count\{operation="getMaintenance",status="200"\} \d+$/m);
  expect(text).toMatch(/^quintet_request_seconds_bucket\{le="\+Inf",operation="getMaintenance",status="200"\} \d+$/m);
  expect((await server.call('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
});

it('metrics: require the token if one is set', async () => {
  const { metricsToken } = readServerConfig({ METRICS_TOKEN: 'metrics-token' });
  const other = await startTestServer({ config: { metricsToken } });
  const read = (authorization?: string) =>
    other.call('GET', '/metrics', { headers: { host: '10.0.0.7:4000', ...(authorization && { authorization }) } });
  expect((await read()).status).toBe(404);
  expect((await read('Bearer wrong')).status).toBe(404);
  expect((await read('Bearer metrics-token')).status).toBe(200);
  await other.close();
});

it('metrics: are closed in production without a token, even to this machine', async () => {
  const other = await startTestServer({ config: { isProduction: true } });
  expect((await other.call('GET', '/metrics')).status).toBe(404);
  await other.close();
});

describe('metrics on a separate port', () => {
  it('are not served unless a port is configured', () => {
    expect(readServerConfig({})).toMatchObject({ metricsPort: null, metricsHost: '127.0.0.1' });
  });

  it.each([
    [null, undefined, 200],
    ['metrics-token', undefined, 404],
    ['metrics-token', 'Bearer metrics-token', 200],
  ])('with the token %s and the header %s answer %i, at every address', async (metricsToken, authorization, status) => {
    const metricsPort = await findFreePort();
    const close = await startMetricsServer({ metricsHost: '0.0.0.0', metricsPort, metricsToken });
    onTestFinished(close);
    await server.services.jobs.enqueue(server.services.db, deleteExpiredRefreshTokensJob, {});
    const headers = authorization ? { authorization } : {};
    for (const host of ['127.0.0.1', ownAddress()]) {
      const answer = await fetch(`http://${host}:${metricsPort}/metrics`, { headers });
      expect(answer.status).toBe(status);
      if (status !== 200) continue;
      const text = await answer.text();
      const names = text.split('\n').flatMap((line) => /^# TYPE (\S+ \S+)$/.exec(line)?.[1] ?? []);
      expect(names).toEqual([
        'quintet_request_seconds histogram',
        'quintet_jobs_enqueued_total counter',
        'quintet_jobs_failed_total counter',
        'quintet_memory_bytes gauge',
        'quintet_event_loop_delay_seconds gauge',
        'quintet_uptime_seconds counter',
        'quintet_transaction_retries_total counter',
      ]);
      expect(text).toMatch(/^quintet_jobs_enqueued_total\{job="auth.delete-expired-tokens"\} \d+$/m);
    }
    expect((await fetch(`http://127.0.0.1:${metricsPort}/readyz`)).status).toBe(404);
  });

  it('fail with a one-line error if the port is in use', async () => {
    const taken = { metricsHost: '127.0.0.1', metricsPort: server.port, metricsToken: null };
    await expect(startMetricsServer(taken)).rejects.toThrow(/Metrics cannot be served on .* Correct METRICS_HOST/);
  });
});

/** An address of this machine other than loopback, as used by a remote scraper. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

it('health: is alive but not ready without a database', async () => {
  await server.services.db.destroy();
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  const answer = await server.call('GET', '/readyz');
  expect([answer.status, answer.text]).toEqual([503, 'the database does not answer\n']);
});
