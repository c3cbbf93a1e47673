import type { Line } from '../conversation.ts';
import type { Scene } from './scene.ts';

/** Milliseconds from one beat to the next. */
const BEAT = 38_000;

/** Puts a scene into a talk, before what the first two people have not read. What was said there is gone, and when it was said moves together. */
export function play(lines: Line[], scene: Scene, unread: readonly number[]): void {
  const first = lines.length - Math.max(...unread) - scene.length;
  const end = lines[first + scene.length - 1]!.at;
  for (const [place, beat] of scene.entries()) {
    const line = lines[first + place]!;
    line.at = Math.max(line.at, end - (scene.length - 1 - place) * BEAT);
    line.speaker = beat.who;
    line.text = beat.text ?? null;
    line.replyTo = beat.replyTo === undefined ? null : first + beat.replyTo;
    line.beat = beat;
  }
  // What answered a line that is another one now answers nothing.
  for (const line of lines.slice(first + scene.length))
    if (line.replyTo !== null && line.replyTo >= first) line.replyTo = null;
}
