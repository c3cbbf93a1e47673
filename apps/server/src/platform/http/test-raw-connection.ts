import { connect, type Socket } from 'node:net';

type RawResponse = { status: number; head: string; body: string };

/** One keep-alive connection to a server, on which a test writes bytes and reads whole responses. */
export class RawHttpTestConnection {
  readonly socket: Socket;
  /** Resolves when the server has closed the connection. */
  readonly closed: Promise<void>;
  #received = '';

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
    this.socket.setEncoding('latin1');
    this.socket.on('data', (text) => (this.#received += String(text)));
    this.socket.on('error', () => {});
  }

  /** Writes a request. Its body is incomplete if `length` exceeds the body's length. */
  send(line: string, headers: Record<string, string> = {}, body: Buffer = Buffer.alloc(0), length = body.length): void {
    const lines = Object.entries({ host: 'gu.localhost', 'content-length': String(length), ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.socket.write(Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${head}\r\n`), body]));
  }

  /** The next response; null when the connection closes instead. */
  async next(): Promise<RawResponse | null> {
    for (;;) {
      const response = this.#takeResponse();
      if (response) return response;
      if (this.socket.destroyed || this.socket.readableEnded) return null;
      await Promise.race([new Promise((resolve) => this.socket.once('data', resolve)), this.closed]);
    }
  }

  #takeResponse(): RawResponse | null {
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return null;
    const head = this.#received.slice(0, end);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    const whole = end + 4 + length;
    if (this.#received.length < whole) return null;
    const body = this.#received.slice(end + 4, whole);
    this.#received = this.#received.slice(whole);
    return { status: Number(head.split(' ')[1]), head, body };
  }
}
