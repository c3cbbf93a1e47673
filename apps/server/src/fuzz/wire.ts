import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire. */
export type RawRequest = {
  /** What it is, for whoever reads a report. */
  name: string;
  method: string;
  bytes: Buffer;
  /** Its sender goes away in the middle. */
  isCut: boolean;
};

export type Outcome = {
  /** Of the answer; null: the connection ended without one. */
  status: number | null;
  /** Nobody answers on the connection any more, and nobody ends it. */
  isStranded: boolean;
};

/** Milliseconds in which a connection must answer, or end. */
const RESPONSE_TIMEOUT_MS = 15_000;
const NEXT = 'GET /healthz HTTP/1.1\r\nhost: gu.localhost\r\n\r\n';

/** Sends a request on a connection of its own, and then one that is well, as a browser would go on with. */
export async function sendRaw(port: number, { method, bytes, isCut }: RawRequest): Promise<Outcome> {
  const wire = openWire(port);
  try {
    wire.socket.write(bytes);
    if (isCut) wire.socket.end();
    const status = await wire.answer(method === 'HEAD');
    if (status === 'silent') return { status: null, isStranded: true };
    if (status === 'ended' || status === 101) return { status: status === 101 ? 101 : null, isStranded: false };
    if (!isCut) wire.socket.write(NEXT);
    const next = await wire.answer(false);
    // What came after the request may have been read as another one, and refused.
    return { status, isStranded: next === 'silent' };
  } finally {
    wire.socket.destroy();
  }
}

function openWire(port: number): { socket: Socket; answer: (isHead: boolean) => Promise<number | 'ended' | 'silent'> } {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let heard = Buffer.alloc(0);
  let isEnded = false;
  let wake = () => {};
  const end = () => {
    isEnded = true;
    wake();
  };
  socket.on('data', (chunk) => {
    heard = Buffer.concat([heard, chunk]);
    wake();
  });
  for (const event of ['end', 'error', 'close']) socket.on(event, end);

  async function answer(isHead: boolean): Promise<number | 'ended' | 'silent'> {
    for (const deadline = Date.now() + RESPONSE_TIMEOUT_MS; ;) {
      const read = readAnswer(heard, isHead);
      if (read) {
        heard = heard.subarray(read.length);
        if (read.status >= 200 || read.status === 101) return read.status;
        continue;
      }
      if (isEnded) return 'ended';
      const left = deadline - Date.now();
      if (left <= 0) return 'silent';
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  return { socket, answer };
}

/** The answer that the bytes begin with; null while it is not complete. */
function readAnswer(bytes: Buffer, isHead: boolean): { status: number; length: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.subarray(0, end).toString('latin1').toLowerCase();
  const status = Number(/^http\/1\.[01] (\d{3})/.exec(head)?.[1]);
  const start = end + 4;
  if (status < 200 || status === 204 || status === 304 || isHead) return { status, length: start };
  if (/\r\ntransfer-encoding: *chunked/.test(head)) {
    const last = bytes.indexOf('\r\n0\r\n\r\n', end + 2);
    return last < 0 ? null : { status, length: last + 7 };
  }
  const length = start + Number(/\r\ncontent-length: *(\d+)/.exec(head)?.[1] ?? 0);
  return bytes.length < length ? null : { status, length };
}
