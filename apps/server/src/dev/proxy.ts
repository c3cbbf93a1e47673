import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves to the port that serves a request. */
export type ResolveDevProxyPort = (request: IncomingMessage) => Promise<number>;

/** Milliseconds that a restarting server or a starting Vite gets until it listens. */
const UPSTREAM_TIMEOUT_MS = 30_000;
const ATTEMPTS = 10;

/** Forwards requests and WebSockets to the port from `route`, and waits until that port accepts connections. */
export function createDevProxy(route: ResolveDevProxyPort): Server {
  const server = createServer((request, response) => {
    pass(request, response, route).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${error.message}\n`);
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    passUpgrade(request, socket, head, route).catch(() => socket.destroy());
  });
  return server;
}

async function pass(request: IncomingMessage, response: ServerResponse, route: ResolveDevProxyPort): Promise<void> {
  const port = await route(request);
  const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
  for (let attempt = 0; ; attempt += 1) {
    await awaitPort(port);
    try {
      return await passOnce(request, response, port);
    } catch (error) {
      // A process that is starting or ending may accept a connection and then close it.
      if (!isRepeatable || response.headersSent || attempt === ATTEMPTS) throw error;
      await sleep(200);
    }
  }
}

function passOnce(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { method, url, headers } = request;
  return new Promise((resolve, reject) => {
    const onward = httpRequest({ host: 'localhost', port, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      resolve();
    });
    onward.on('error', reject);
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
}

async function passUpgrade(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  route: ResolveDevProxyPort,
): Promise<void> {
  const port = await route(request);
  await awaitPort(port);
  const onward = connect({ port, host: 'localhost' });
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
  }
  onward.write(`${lines.join('\r\n')}\r\n\r\n`);
  onward.write(head);
  onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('close', () => onward.destroy());
  onward.pipe(socket).pipe(onward);
}

async function awaitPort(port: number): Promise<void> {
  for (const end = Date.now() + UPSTREAM_TIMEOUT_MS; Date.now() < end; await sleep(50))
    if (await doesListen(port)) return;
  throw new Error('It does not start; the terminal says why.');
}

function doesListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
