import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '@quintet/domain/random';
import { getServerOrigin } from '../server-process.ts';

/** Faults of a request, in percent. */
const FAULTS = {
  none: 60,
  /** The request does not reach the server. */
  lost: 8,
  /** The server handles the request; the response is lost. */
  responseLost: 10,
  /** Half of the upstreamResponse comes back. */
  truncated: 4,
  /** The server receives the request twice. */
  duplicated: 8,
  /** Later requests overtake it. */
  late: 5,
  /** The client's connection closes first, so that the client has resent the request before it arrives. */
  delayedDuplicate: 5,
} as const;

type Fault = keyof typeof FAULTS;

/** Maximum delay, life of a connection, and silence at its start. */
const MAX_DELAY_MS = 1200;
const MAX_CONNECTION_MS = 9000;
const MAX_SILENCE_MS = 700;

/**
 * A proxy between browsers and servers on loopback. While it is faulty, API requests and event streams fail at random, by a seed; files
 * always pass.
 */
export class FaultyProxy {
  isFaulty = false;
  readonly #random: SeededRandom;
  readonly #ports: () => readonly number[];
  readonly #sockets = new Set<Socket>();
  readonly #apiSockets = new Set<Socket>();
  readonly #server = createServer((request, response) => {
    void this.#pass(request, response).catch(() => response.destroy());
  });

  /** `ports` of the servers; the proxy picks one at random. */
  constructor(random: SeededRandom, ports: () => readonly number[]) {
    this.#random = random;
    this.#ports = ports;
  }

  async open(): Promise<this> {
    this.#server.on('connection', (socket: Socket) => this.#track(socket));
    this.#server.on('upgrade', (request, socket: Duplex, head: Buffer) => this.#passStream(request, socket, head));
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    return this;
  }

  origin(slug?: string): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('the line is not open');
    return getServerOrigin(address.port, slug);
  }

  /** Disconnects all API requests and event streams. */
  disconnectAll(): void {
    for (const socket of this.#apiSockets) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.#sockets.delete(socket);
      this.#apiSockets.delete(socket);
    });
  }

  #pickFault(): Fault {
    if (!this.isFaulty) return 'none';
    let roll = this.#random.below(100);
    return (Object.keys(FAULTS) as Fault[]).find((fault) => (roll -= FAULTS[fault]) < 0) ?? 'none';
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestBody = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    if (!request.url?.startsWith('/api/')) return this.#passFile(request, response);
    this.#apiSockets.add(request.socket);
    response.on('close', () => this.#apiSockets.delete(request.socket));
    const fault = this.#pickFault();
    const delay = fault === 'late' || fault === 'delayedDuplicate' ? this.#random.below(MAX_DELAY_MS) : 0;
    if (fault === 'lost') return void response.destroy();
    if (fault === 'delayedDuplicate') response.destroy();
    if (delay > 0) await sleep(delay);
    if (fault === 'duplicated') void this.#forward(request, requestBody).catch(() => undefined);
    const { upstreamResponse, body } = await this.#forward(request, requestBody);
    if (fault === 'responseLost' || response.destroyed) return void response.destroy();
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.rawHeaders);
    if (fault !== 'truncated') return void response.end(body);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  }

  /** Retries until a server responds. */
  async #passFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    while (!response.destroyed) {
      const file = await this.#forward(request, Buffer.alloc(0)).catch(() => null);
      if (file)
        return void response
          .writeHead(file.upstreamResponse.statusCode ?? 502, file.upstreamResponse.rawHeaders)
          .end(file.body);
      await sleep(200);
    }
  }

  async #forward({ method, url, rawHeaders }: IncomingMessage, body: Buffer) {
    const upstream = httpRequest({
      host: 'localhost',
      port: this.#anyPort(),
      method,
      path: url,
      headers: rawHeaders,
      agent: false,
    });
    upstream.end(body);
    const [upstreamResponse] = (await once(upstream, 'response')) as [IncomingMessage];
    return { upstreamResponse, body: Buffer.concat(await Array.fromAsync(upstreamResponse as AsyncIterable<Buffer>)) };
  }

  /** Passes the event stream on until the connection breaks. */
  #passStream({ method, url, rawHeaders, httpVersion }: IncomingMessage, client: Duplex, head: Buffer): void {
    const server = connect(this.#anyPort(), 'localhost');
    this.#track(server);
    this.#apiSockets.add(server);
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    const headers = rawHeaders.flatMap((part, index) => (index % 2 === 0 ? [`${part}: ${rawHeaders[index + 1]}`] : []));
    server.write([`${method} ${url} HTTP/${httpVersion}`, ...headers, '', ''].join('\r\n'));
    server.write(head);
    const begin = (): void => {
      client.pipe(server);
      server.pipe(client);
    };
    if (!this.isFaulty) return begin();
    const timers = [
      setTimeout(begin, this.#random.below(MAX_SILENCE_MS)),
      setTimeout(() => this.isFaulty && client.destroy(), this.#random.below(MAX_CONNECTION_MS)),
    ];
    client.on('close', () => timers.forEach(clearTimeout));
  }

  #anyPort(): number {
    return this.#random.pick(this.#ports());
  }
}
