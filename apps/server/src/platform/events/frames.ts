import { textFrame } from './frame.ts';
import type { LoggedEvent, StreamEvent } from './event-types.ts';
import { positionOf, writePosition } from './position.ts';
import type { Rendering } from './render.ts';

/** Returns one event's frame for a reader. Each frame is built on first use and shared by readers with the same content. */
export function framesOf(log: string, event: LoggedEvent, rendering: Rendering): (reader: string) => Buffer | null {
  const at = writePosition(log, positionOf(event));
  const frames = new Map<StreamEvent, Buffer>();
  return (reader) => {
    const told = rendering(reader);
    if (!told) return null;
    const known = frames.get(told);
    if (known) return known;
    const frame = textFrame(JSON.stringify({ type: 'event', at, event: told }));
    frames.set(told, frame);
    return frame;
  };
}
