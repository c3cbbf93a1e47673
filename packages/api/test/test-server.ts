import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, vi } from 'vitest';
import { type ApiClient, type ApiClientOptions, createApiClient } from '../src/client.ts';
import { ApiError } from '../src/error.ts';

interface ReceivedRequest {
  method: string;
  url: string;
  authorization: string | undefined;
  body: string;
}

let servers: Server[] = [];

afterEach(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  servers = [];
  vi.restoreAllMocks();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns a URL without a server. */
export async function getUnreachableTestUrl(): Promise<string> {
  const baseUrl = await listen(ignoreTestRequest);
  const server = servers.pop()!;
  await new Promise((done) => server.close(done));
  return baseUrl;
}

/** Starts a server that gives each response once and repeats the last one. Returns its URL and the requests that it received. */
export async function startTestServer(
  ...answers: ((response: ServerResponse) => void)[]
): Promise<{ baseUrl: string; received: ReceivedRequest[] }> {
  const received: ReceivedRequest[] = [];
  const baseUrl = await listen(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      method: request.method!,
      url: request.url!,
      authorization: request.headers.authorization,
      body: Buffer.concat(chunks).toString(),
    });
    answers[Math.min(received.length, answers.length) - 1]!(response);
  });
  return { baseUrl, received };
}

export const createTestJsonResponder = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
export const createTestEmptyResponder = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status).end();
export const createTestHtmlResponder = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
export const ignoreTestRequest = () => {};

export async function expectApiError(request: Promise<unknown>): Promise<ApiError> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

export const createTestApiHooks = () => ({
  onUnauthorized: vi.fn(async () => false),
  onTooManyRequests: vi.fn(),
  onMaintenance: vi.fn(),
  onSuccess: vi.fn(),
});
export const createTestApiClient = (baseUrl: string, options: ApiClientOptions = {}): ApiClient =>
  createApiClient({ baseUrl, ...options });
