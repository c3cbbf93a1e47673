import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Unsent bytes at which a client's socket is dropped; the client reconnects and resumes from its last position. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** Unsent bytes above which a client counts as busy: a replay pauses, and volatile frames are skipped. */
const BUSY_BYTES = 64 * 1024;
/** Time for the client to answer a close frame. */
const CLOSE_TIMEOUT_MS = 1000;

/** WebSocket close codes; the close reason has the details. */
export const EVENT_SOCKET_CLOSE_CODES = {
  SERVER_ERROR: 1011,
  SHUTTING_DOWN: 1012,
  PROTOCOL_ERROR: 4400,
  SESSION_ENDED: 4401,
  TOO_MANY_FRAMES: 4429,
} as const;

/** Writes frames prepared by `buildWebSocketTextFrame` to one socket and bounds the bytes buffered for it. */
export class SocketFrameWriter {
  readonly #socket: WebSocket;
  readonly #rawSocket: Duplex;

  constructor(socket: WebSocket, rawSocket: Duplex) {
    this.#socket = socket;
    this.#rawSocket = rawSocket;
  }

  get isOpen(): boolean {
    return !this.#rawSocket.destroyed && this.#socket.readyState === this.#socket.OPEN;
  }

  /** Frames written in one tick are sent together; the last one is sent at once if none is buffered before it. */
  write(frame: Buffer, isLast = false): void {
    if (!this.isOpen) return;
    if (this.#rawSocket.writableLength > MAX_WAITING_BYTES) return this.drop();
    if (!isLast && this.#rawSocket.writableCorked === 0) {
      this.#rawSocket.cork();
      if (corked.push(this.#rawSocket) === 1) process.nextTick(uncork);
    }
    this.#rawSocket.write(frame);
  }

  /** Writes a frame, unless the client is busy. */
  writeUnlessBusy(frame: Buffer): void {
    if (this.#rawSocket.writableLength <= BUSY_BYTES) this.write(frame, true);
  }

  /** Waits until the client is not busy. False if the connection is closed. */
  async drain(): Promise<boolean> {
    const rawSocket = this.#rawSocket;
    while (this.isOpen && rawSocket.writableLength > BUSY_BYTES) {
      await new Promise<void>((resolve) => {
        const done = () => {
          rawSocket.off('drain', done).off('close', done);
          resolve();
        };
        rawSocket.on('drain', done).on('close', done);
      });
    }
    return this.isOpen;
  }

  close(code: number, reason: string): void {
    closeEventSocket(this.#socket, code, reason);
  }

  drop(): void {
    this.#socket.terminate();
  }
}

/** The streams written to in this tick. */
const corked: Duplex[] = [];

function uncork(): void {
  for (const rawSocket of corked.splice(0)) rawSocket.uncork();
}

/** Closes with a reason, and terminates the socket if the client does not answer in time. */
export function closeEventSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}
