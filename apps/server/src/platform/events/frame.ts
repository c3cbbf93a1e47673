import type { LoggedEvent, StreamEvent } from './event-types.ts';
import { toEventPosition, formatEventPosition } from './position.ts';
import type { PresentEventToReader } from './present.ts';

const FINAL_TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/**
 * Builds one unmasked WebSocket text frame (RFC 6455, 5.2) that can be written to any number of sockets. Building it once
 * per event instead of once per socket saves most of the cost of a large room.
 */
export function buildWebSocketTextFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < LENGTH_16 ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = LENGTH_16;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_64;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** Returns one event's frame for a reader. Each frame is built on first use and shared by readers with the same content. */
export function createReaderFrameBuilder(
  log: string,
  event: LoggedEvent,
  present: PresentEventToReader,
): (reader: string) => Buffer | null {
  const at = formatEventPosition(log, toEventPosition(event));
  const frames = new Map<StreamEvent, Buffer>();
  return (reader) => {
    const content = present(reader);
    if (!content) return null;
    const known = frames.get(content);
    if (known) return known;
    const frame = buildWebSocketTextFrame(JSON.stringify({ type: 'event', at, event: content }));
    frames.set(content, frame);
    return frame;
  };
}
