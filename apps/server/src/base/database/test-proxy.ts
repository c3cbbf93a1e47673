import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseConnectionConfig } from './connect.ts';

export type TestDatabaseProxy = {
  connectionConfig: DatabaseConnectionConfig;
  /** Breaks all connections and refuses new ones. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
};

/** Opens a TCP proxy to a database on a socket; a test can cut its connections. */
export async function openTestDatabaseProxy(target: DatabaseConnectionConfig): Promise<TestDatabaseProxy> {
  if (!('host' in target)) throw new TypeError('a database on a socket is wanted');
  const { host, port, ...rest } = target;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    const upstream = track(connect(join(host, `.s.PGSQL.${port}`)));
    track(client).pipe(upstream).pipe(client);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    connectionConfig: { ...rest, host: '127.0.0.1', port: own },
    mend: async () => void (await listen(own)),
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
