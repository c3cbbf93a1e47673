import type { Line } from '../conversation.ts';
import type { Scene } from './scene.ts';

/** Puts a scene into a talk, before what the first two people have not read. Who spoke there and when stays of the time only. */
export function play(lines: Line[], scene: Scene, unread: readonly number[]): void {
  const first = lines.length - Math.max(...unread) - scene.length;
  for (const [place, beat] of scene.entries()) {
    const line = lines[first + place]!;
    line.speaker = beat.who;
    line.text = beat.text ?? null;
    line.replyTo = beat.replyTo === undefined ? null : first + beat.replyTo;
    line.beat = beat;
  }
  // What answered a line that is another one now answers nothing.
  for (const line of lines.slice(first + scene.length))
    if (line.replyTo !== null && line.replyTo >= first) line.replyTo = null;
}
