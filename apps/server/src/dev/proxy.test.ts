import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { findFreePort } from './child-processes.ts';
import { createDevProxy } from './proxy.ts';

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

it('proxy: forwards requests with their host, and waits for a starting server', async () => {
  const port = await findFreePort();
  const front = await listen(createDevProxy(async () => port));
  const answer = fetch(`http://localhost:${front}/path?a=1`, { method: 'POST', body: 'content' });
  let calls = 0;
  const behind = createServer(async (request, response) => {
    calls += 1;
    const chunks = await Array.fromAsync(request);
    response
      .writeHead(201)
      .end(`${request.method} ${request.url} ${request.headers.host} ${Buffer.concat(chunks).toString()}`);
  });
  await listen(behind, port);
  const response = await answer;
  expect([response.status, await response.text(), calls]).toEqual([
    201,
    `POST /path?a=1 localhost:${front} content`,
    1,
  ]);
});

it('proxy: retries when the server closes the connection', async () => {
  let calls = 0;
  const behind = createServer((request, response) => (++calls < 3 ? request.socket.destroy() : response.end('there')));
  const port = await listen(behind);
  const front = await listen(createDevProxy(async () => port));
  expect(await (await fetch(`http://localhost:${front}/`)).text()).toBe('there');
});

it('proxy: forwards WebSockets in both directions', async () => {
  const behind = createServer();
  new WebSocketServer({ server: behind }).on('connection', (socket) =>
    socket.on('message', (text: Buffer) => socket.send(`heard ${text.toString()}`)),
  );
  const port = await listen(behind);
  const front = await listen(createDevProxy(async () => port));
  const socket = new WebSocket(`ws://localhost:${front}/stream`, 'some-protocol');
  await once(socket, 'open');
  socket.send('hello');
  const [answer] = await once(socket, 'message');
  expect([String(answer), socket.protocol]).toEqual(['heard hello', 'some-protocol']);
  socket.close();
});
