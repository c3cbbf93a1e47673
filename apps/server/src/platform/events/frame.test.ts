import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { buildWebSocketTextFrame } from './frame.ts';

it('text frame: a WebSocket client can read it at every length', async () => {
  const texts = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), '字'.repeat(200), 'x'.repeat(65_535), '字'.repeat(30_000)];
  const http = createServer();
  const server = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, rawSocket, head) => {
    server.handleUpgrade(request, rawSocket, head, (socket) => {
      for (const text of texts) rawSocket.write(buildWebSocketTextFrame(text));
      socket.close();
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');

  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const read: string[] = [];
  client.on('message', (data) => read.push(String(data)));
  await once(client, 'close');
  expect(read).toEqual(texts);
  http.close();
});
