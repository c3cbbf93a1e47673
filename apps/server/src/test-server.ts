import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type ServerConfig, readServerConfig } from './base/config.ts';
import { type DatabaseConnectionConfig, openDatabasePool } from './base/database/connect.ts';
import { createTestDatabase } from './base/database/test-database.ts';
import { createOutageLogger } from './base/database/unavailable.ts';
import type { Logger } from 'pino';
import { createLogger } from './base/log.ts';
import { createServices } from './services.ts';
import type { JobDefinition } from './platform/jobs/job-definition.ts';
import { startJobWorkers } from './platform/jobs/workers.ts';
import type { Services } from './platform/services.ts';
import { sliceRegistry } from './slices/registry.ts';
import { buildHttpServer } from './app.ts';
import type { SliceRegistry } from './platform/http/routes.ts';

export type TestResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read responses of every shape
  json: { result?: any; error?: string };
};

type CallOptions = {
  body?: unknown;
  token?: string;
  host?: string;
  headers?: Record<string, string>;
  /** Keeps connections open; by default each call opens one. */
  agent?: Agent;
};

export type TestServer = {
  app: FastifyInstance;
  services: Services;
  url: string;
  port: number;
  /** Sends a request over real HTTP. A body other than a string or Buffer is sent as JSON. */
  call: (method: string, path: string, options?: CallOptions) => Promise<TestResponse>;
  close: () => Promise<void>;
};

export type TestServerOptions = {
  config?: Partial<ServerConfig>;
  clock?: () => Date;
  /** Replaces the silent log. */
  log?: Logger;
  /** An existing database, which is kept when this server closes. */
  connectionConfig?: DatabaseConnectionConfig;
  /** Other instances use the database; they exchange signals through it. */
  isShared?: boolean;
  /** Runs these jobs at once; without it jobs wait for `runQueuedJobsInTest`. */
  jobs?: readonly JobDefinition[];
  /** Replaces the real slices. */
  served?: SliceRegistry;
  /** Changes services before the app is built. */
  adapt?: (services: Services) => Services;
};

const TEST_SECRET = 'A'.repeat(43);

/** Starts the whole server with its own database on a free port. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { connectionConfig, drop } = options.connectionConfig
    ? { connectionConfig: options.connectionConfig, drop: async () => {} }
    : await createTestDatabase();
  // Tests send more requests than users do; tests of the limits override this factor.
  const config = {
    ...readServerConfig({}),
    rateLimitFactor: 1000,
    logLevel: 'silent',
    tokenSecrets: [TEST_SECRET],
    ledgerSecrets: [TEST_SECRET],
    ...options.config,
  };
  const log = options.log ?? createLogger(config.logLevel);
  const { db, pool } = openDatabasePool(connectionConfig, { onOutage: createOutageLogger(log) });
  const shared = options.isShared ? connectionConfig : null;
  const made = await createServices({
    config,
    db,
    pool,
    connectionConfig,
    log,
    shared,
    ...(options.clock && { clock: options.clock }),
  });
  const services = options.adapt?.(made) ?? made;
  const stopWorkers = await startJobs(services, options.jobs);
  const app = await buildHttpServer(services, options.served ?? sliceRegistry);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    services,
    port,
    url: `http://127.0.0.1:${port}`,
    call: (method, path, callOptions) => callTestServer(port, method, path, callOptions),
    close: async () => {
      await stopWorkers();
      await app.close();
      await db.destroy();
      await drop();
    },
  };
}

async function startJobs(services: Services, jobs: readonly JobDefinition[] = []): Promise<() => Promise<void>> {
  if (jobs.length === 0) return async () => {};
  await services.jobs.open(jobs);
  return startJobWorkers(services, jobs);
}

/** Sends a request to a server on this machine. */
export async function callTestServer(
  port: number,
  method: string,
  path: string,
  { body, token, host, headers, agent }: CallOptions = {},
): Promise<TestResponse> {
  const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const request = httpRequest({ host: '127.0.0.1', port, method, path, agent: agent ?? false });
  if (host) request.setHeader('host', host);
  if (token) request.setHeader('authorization', `Bearer ${token}`);
  const sent = isRaw ? body : JSON.stringify(body);
  if (!isRaw) {
    request.setHeader('content-type', 'application/json');
    // Without this, Node would send a DELETE without its body's length.
    request.setHeader('content-length', Buffer.byteLength(sent!));
  }
  for (const [name, value] of Object.entries(headers ?? {})) request.setHeader(name, value);
  request.end(sent);
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const isJson = /json/.test(response.headers['content-type'] ?? '') && text !== '';
  return { status: response.statusCode, headers: response.headers, text, json: isJson ? JSON.parse(text) : {} };
}
