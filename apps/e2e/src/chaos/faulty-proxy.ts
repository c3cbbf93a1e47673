import { once } from 'node:events';
import { createServer, type IncomingMessage, request as askOf, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@quintet/domain/random';
import { originAt } from '../server.ts';

/** What may become of a request on its way. */
const FATES = {
  well: 60,
  /** It never arrives. */
  lost: 8,
  /** It arrives and is done; the answer never comes back. */
  unanswered: 10,
  /** Half of the answer comes back. */
  halved: 4,
  /** It arrives twice, at once. */
  doubled: 8,
  /** Those that were sent after it overtake it. */
  late: 5,
  /** Nobody waits for it any more when it arrives: its sender has long sent it again. */
  ghost: 5,
} as const;

type Fate = keyof typeof FATES;

/** Milliseconds that something is late by, that a connection lives, and of those for which it keeps silent at first. */
const LATE = 1200;
const LIFE = 9000;
const SILENCE = 700;

/**
 * A line between browsers and servers, on loopback. While it is bad, requests to the API and connections of the event stream
 * have the fates above, by a seed; a page's files always come through.
 */
export class BadLine {
  isBad = false;
  readonly #random: Random;
  readonly #ports: () => readonly number[];
  readonly #sockets = new Set<Socket>();
  readonly #talking = new Set<Socket>();
  readonly #server = createServer((request, response) => {
    void this.#pass(request, response).catch(() => response.destroy());
  });

  /** `ports` are those of the servers behind it, of which any may answer. */
  constructor(random: Random, ports: () => readonly number[]) {
    this.#random = random;
    this.#ports = ports;
  }

  async open(): Promise<this> {
    this.#server.on('connection', (socket: Socket) => this.#keep(socket));
    this.#server.on('upgrade', (request, socket: Duplex, head: Buffer) => this.#join(request, socket, head));
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    return this;
  }

  origin(slug?: string): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('the line is not open');
    return originAt(address.port, slug);
  }

  /** Every request to the API and every event stream that is under way is cut off. */
  cut(): void {
    for (const socket of this.#talking) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.#sockets.delete(socket);
      this.#talking.delete(socket);
    });
  }

  #fate(): Fate {
    if (!this.isBad) return 'well';
    let dice = this.#random.below(100);
    return (Object.keys(FATES) as Fate[]).find((fate) => (dice -= FATES[fate]) < 0) ?? 'well';
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    if (!request.url?.startsWith('/api/')) return this.#passFile(request, response);
    this.#talking.add(request.socket);
    response.on('close', () => this.#talking.delete(request.socket));
    const fate = this.#fate();
    const delay = fate === 'late' || fate === 'ghost' ? this.#random.below(LATE) : 0;
    if (fate === 'lost') return void response.destroy();
    if (fate === 'ghost') response.destroy();
    if (delay > 0) await sleep(delay);
    if (fate === 'doubled') void this.#ask(request, body).catch(() => undefined);
    const { answer, said } = await this.#ask(request, body);
    if (fate === 'unanswered' || response.destroyed) return void response.destroy();
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    if (fate !== 'halved') return void response.end(said);
    response.write(said.subarray(0, said.length / 2), () => response.destroy());
  }

  /** A page that is opened while nobody serves it is opened as soon as somebody does. */
  async #passFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    while (!response.destroyed) {
      const file = await this.#ask(request, Buffer.alloc(0)).catch(() => null);
      if (file) return void response.writeHead(file.answer.statusCode ?? 502, file.answer.rawHeaders).end(file.said);
      await sleep(200);
    }
  }

  async #ask({ method, url, rawHeaders }: IncomingMessage, body: Buffer) {
    const asked = askOf({
      host: 'localhost',
      port: this.#anyPort(),
      method,
      path: url,
      headers: rawHeaders,
      agent: false,
    });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { answer, said: Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>)) };
  }

  /** The event stream: what is said is passed on as it is, until the connection breaks. */
  #join({ method, url, rawHeaders, httpVersion }: IncomingMessage, wire: Duplex, head: Buffer): void {
    const server = connect(this.#anyPort(), 'localhost');
    this.#keep(server);
    this.#talking.add(server);
    server.on('close', () => wire.destroy());
    wire.on('close', () => server.destroy());
    const headers = rawHeaders.flatMap((part, place) => (place % 2 === 0 ? [`${part}: ${rawHeaders[place + 1]}`] : []));
    server.write([`${method} ${url} HTTP/${httpVersion}`, ...headers, '', ''].join('\r\n'));
    server.write(head);
    const begin = (): void => {
      wire.pipe(server);
      server.pipe(wire);
    };
    if (!this.isBad) return begin();
    const timers = [
      setTimeout(begin, this.#random.below(SILENCE)),
      setTimeout(() => this.isBad && wire.destroy(), this.#random.below(LIFE)),
    ];
    wire.on('close', () => timers.forEach(clearTimeout));
  }

  #anyPort(): number {
    return this.#random.pick(this.#ports());
  }
}
