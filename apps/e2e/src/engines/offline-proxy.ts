import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { getServerOrigin } from '../server-process.ts';

/** A proxy that takes a browser offline by closing connections; no protocol can do this in WebKit. */
export class OfflineProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server;
  #port = 0;

  constructor(serverPort: number) {
    this.#server = createServer((browser) => {
      const server = connect(serverPort, 'localhost');
      for (const [socket, other] of [
        [browser, server],
        [server, browser],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
  }

  origin(slug?: string): string {
    return getServerOrigin(this.#port, slug);
  }

  async open(): Promise<this> {
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
    return this;
  }

  /** Closes all connections and accepts no new ones. */
  async disconnect(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
