import { buildWebSocketTextFrame } from './frame.ts';
import { type SocketFrameWriter } from './frame-writer.ts';
import { compareEventPositions, type EventPosition } from './position.ts';
import type { EventStreamGreeting } from './replay.ts';

/** Bytes of events that may be queued before the connection starts. */
const MAX_WAITING_BYTES = 1024 * 1024;

export type EventConnectionOwner = { userId: string; sessionId: number };

/** One client on the event stream. Events are queued until `start`. */
export class EventConnection {
  readonly owner: EventConnectionOwner;
  readonly #writer: SocketFrameWriter;
  #waiting: { frame: Buffer; at: EventPosition }[] | null = [];
  #waitingBytes = 0;
  /** The client already has all events up to this position; null once the stream has passed it. */
  #known: EventPosition | null = null;

  constructor(owner: EventConnectionOwner, writer: SocketFrameWriter) {
    this.owner = owner;
    this.#writer = writer;
  }

  /** Sends an event. Unless `isLast`, it is sent together with the next events of this tick. */
  send(frame: Buffer, at: EventPosition, isLast = false): void {
    if (this.#waiting) return this.#keep(this.#waiting, frame, at);
    if (this.#known && compareEventPositions(at, this.#known) <= 0) return;
    this.#known = null;
    this.#writer.write(frame, isLast);
  }

  /** Sends a frame that may be lost: skipped before the start and while the client is busy. */
  sendVolatile(frame: Buffer): void {
    if (!this.#waiting) this.#writer.writeUnlessBusy(frame);
  }

  /** Writes a page of the replay and waits until the client has read most of it. False if the connection is closed. */
  replay(frames: readonly Buffer[]): Promise<boolean> {
    for (const frame of frames) this.#writer.write(frame);
    return this.#writer.drain();
  }

  /** Writes the greeting, then the queued events that are newer. */
  start({ greeting, from }: EventStreamGreeting): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#known = from;
    this.#writer.write(buildWebSocketTextFrame(JSON.stringify(greeting)));
    for (const { frame, at } of waiting) this.send(frame, at);
  }

  close(code: number, reason: string): void {
    this.#writer.close(code, reason);
  }

  #keep(waiting: { frame: Buffer; at: EventPosition }[], frame: Buffer, at: EventPosition): void {
    this.#waitingBytes += frame.length;
    if (this.#waitingBytes <= MAX_WAITING_BYTES) waiting.push({ frame, at });
    else this.#writer.drop();
  }
}
