import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { textFrame } from './frame.ts';
import { comparePositions, type Position } from './position.ts';
import type { Beginning } from './replay.ts';

/** Bytes a socket may have waiting before it is dropped; it resumes from its last position when it comes back. */
const MOST_WAITING = 1024 * 1024;
/** Milliseconds for the other side to answer our closing. */
const CLOSING_TIME = 1000;

/** WebSocket close codes; the reason says more. */
export const CLOSE = { SERVER_ERROR: 1011, SHUTTING_DOWN: 1012, UNWELCOME: 4400, SESSION_ENDED: 4401 } as const;

export type Owner = { userId: string; sessionId: number };

/** One client on the event stream. Until it begins, what it would be told waits. */
export class Connection {
  readonly owner: Owner;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #waiting: { frame: Buffer; at: Position }[] | null = [];
  /** The client knows everything up to here; null once the stream has passed it. */
  #known: Position | null = null;

  constructor(owner: Owner, socket: WebSocket, wire: Duplex) {
    this.owner = owner;
    this.#socket = socket;
    this.#wire = wire;
  }

  /** Tells an event; the frame is one that `textFrame` prepared. It waits for those that follow in the same tick, if any may. */
  tell(frame: Buffer, at: Position, isLast = false): void {
    if (this.#waiting) {
      this.#waiting.push({ frame, at });
      return;
    }
    if (this.#known && comparePositions(at, this.#known) <= 0) return;
    this.#known = null;
    if (this.#wire.writableLength > MOST_WAITING) this.#socket.terminate();
    else this.#write(frame, isLast);
  }

  /** Tells what is not worth waiting for: a client that is busy goes without. */
  mention(frame: Buffer): void {
    if (!this.#waiting && this.#wire.writableLength < MOST_WAITING / 16) this.#write(frame, true);
  }

  /** Writes what is replayed and the greeting, then all that waited and is newer. */
  begin({ frames, greeting, from }: Beginning): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#known = from;
    for (const frame of frames) this.#write(frame);
    this.#write(textFrame(JSON.stringify(greeting)));
    for (const { frame, at } of waiting) this.tell(frame, at);
  }

  close(code: number, reason: string): void {
    closeSocket(this.#socket, code, reason);
  }

  /** What is written in one tick leaves in one piece; the last leaves at once when nothing waits before it. */
  #write(frame: Buffer, isLast = false): void {
    if (this.#wire.destroyed || this.#socket.readyState !== this.#socket.OPEN) return;
    if (!isLast && this.#wire.writableCorked === 0) {
      this.#wire.cork();
      if (corked.push(this.#wire) === 1) process.nextTick(uncork);
    }
    this.#wire.write(frame);
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
  setTimeout(() => socket.terminate(), CLOSING_TIME).unref();
}
