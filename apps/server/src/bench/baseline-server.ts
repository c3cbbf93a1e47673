/** The fastest possible baseline: a loop over sockets of `ws`. Sends each IPC message to all clients, and echoes their messages. */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))));
server.on('listening', () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('message', (frame: string) => {
  for (const socket of server.clients) socket.send(frame);
});
process.on('disconnect', () => process.exit());
