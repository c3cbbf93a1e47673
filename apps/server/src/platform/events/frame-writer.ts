import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Bytes that may wait for a client before its socket is dropped; it resumes from its last position when it comes back. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** A client for which more than this waits is busy: a replay pauses, and what is not worth waiting for is left out. */
const BUSY_BYTES = 64 * 1024;
/** For the other side to answer our closing. */
const CLOSE_TIMEOUT_MS = 1000;

/** WebSocket close codes; the reason says more. */
export const CLOSE = {
  SERVER_ERROR: 1011,
  SHUTTING_DOWN: 1012,
  UNWELCOME: 4400,
  SESSION_ENDED: 4401,
  TOO_MANY_FRAMES: 4429,
} as const;

/** Writes frames that `textFrame` prepared to one socket, and never more than its client reads. */
export class FrameWriter {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
  }

  get isOpen(): boolean {
    return !this.#wire.destroyed && this.#socket.readyState === this.#socket.OPEN;
  }

  /** What is written in one tick leaves in one piece; the last leaves at once when nothing waits before it. */
  write(frame: Buffer, isLast = false): void {
    if (!this.isOpen) return;
    if (this.#wire.writableLength > MAX_WAITING_BYTES) return this.drop();
    if (!isLast && this.#wire.writableCorked === 0) {
      this.#wire.cork();
      if (corked.push(this.#wire) === 1) process.nextTick(uncork);
    }
    this.#wire.write(frame);
  }

  /** Writes what a client that is busy goes without. */
  writeUnlessBusy(frame: Buffer): void {
    if (this.#wire.writableLength <= BUSY_BYTES) this.write(frame, true);
  }

  /** Waits until the client is not busy. False where it is gone. */
  async drain(): Promise<boolean> {
    const wire = this.#wire;
    while (this.isOpen && wire.writableLength > BUSY_BYTES) {
      await new Promise<void>((resolve) => {
        const done = () => {
          wire.off('drain', done).off('close', done);
          resolve();
        };
        wire.on('drain', done).on('close', done);
      });
    }
    return this.isOpen;
  }

  close(code: number, reason: string): void {
    closeSocket(this.#socket, code, reason);
  }

  drop(): void {
    this.#socket.terminate();
  }
}

/** What was written to in this tick. */
const corked: Duplex[] = [];

function uncork(): void {
  for (const wire of corked.splice(0)) wire.uncork();
}

/** Closes with a reason, and for good when the other side does not answer. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}
