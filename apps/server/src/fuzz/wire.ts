import { connect, type Socket } from 'node:net';

/** A request as raw bytes. */
export type RawFuzzRequest = {
  /** A description for the report. */
  name: string;
  method: string;
  bytes: Buffer;
  /** The sender ends the connection after these bytes. */
  isCut: boolean;
};

export type RawFuzzResult = {
  /** The status of the response; null if the connection ended without one. */
  status: number | null;
  /** The connection neither responds nor ends. */
  isStranded: boolean;
};

/** Milliseconds within which a connection must respond or end. */
const RESPONSE_TIMEOUT_MS = 15_000;
const NEXT = 'GET /healthz HTTP/1.1\r\nhost: gu.localhost\r\n\r\n';

/** Sends a request on a new connection, followed by a valid one, as a browser would reuse the connection. */
export async function probeWithRawFuzzRequest(
  port: number,
  { method, bytes, isCut }: RawFuzzRequest,
): Promise<RawFuzzResult> {
  const wire = openWire(port);
  try {
    wire.socket.write(bytes);
    if (isCut) wire.socket.end();
    const status = await wire.answer(method === 'HEAD');
    if (status === 'silent') return { status: null, isStranded: true };
    if (status === 'ended' || status === 101) return { status: status === 101 ? 101 : null, isStranded: false };
    if (!isCut) wire.socket.write(NEXT);
    const next = await wire.answer(false);
    // The rest of the bytes may have been parsed as another request and refused.
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

/** Parses the first response in the bytes; null while it is incomplete. */
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
