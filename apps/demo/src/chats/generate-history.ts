import type { Random } from '@quintet/domain/random';
import type { Beat, Scene } from './scripts.ts';
import { type Language, speak, type Topic } from './dialogues.ts';

/** A message to write: `speaker` indexes the members, `replyTo` the earlier lines. */
export type Line = { speaker: number; text: string | null; replyTo: number | null; at: number; beat?: Beat };

export type Setting = {
  length: number;
  /** The main topic first. */
  topics: readonly Topic[];
  language: () => Language;
  members: number;
  /** How many of the last messages each member has not read, by index. */
  unread: readonly number[];
  /** Milliseconds: time of the newest message, and between two talks. */
  end: number;
  pause: number;
};

const SECOND = 1000;
const HOUR = 3_600_000;
/** Time zone of the demo users. */
const ZONE = 8 * HOUR;
const MAX_TALK_LINES = 8;
const MAIN_TOPIC_SHARE = 0.75;
const REPLY_SHARE = 0.05;
const RETRACTED_SHARE = 0.004;

/** A history of talks with some replies and some retracted messages. */
export function converse(random: Random, setting: Setting): Line[] {
  const { length, topics, language } = setting;
  const lines: Line[] = [];
  const starts = new Set<number>();
  while (lines.length < length) {
    const first = lines.length;
    starts.add(first);
    const topic = random.next() < MAIN_TOPIC_SHARE ? topics[0]! : random.pick(topics);
    const speakers = random.some(getSpeakers(first, setting), 4);
    const talk = speak(topic, language(), random);
    // A member who speaks alone does not reply to themselves.
    const said = speakers.length > 1 ? talk : talk.filter(({ speaker }) => speaker === 0);
    for (const { speaker, text } of said) {
      if (lines.length === length) break;
      const replyTo = lines.length > first && random.next() < REPLY_SHARE ? first : null;
      const isRetracted = random.next() < RETRACTED_SHARE;
      lines.push({ speaker: speakers[speaker % speakers.length]!, text: isRetracted ? null : text, replyTo, at: 0 });
    }
  }
  setTimes(random, lines, starts, setting);
  return lines;
}

/** Members who read on for at least one more talk; else the last reader. */
function getSpeakers(first: number, { length, members, unread }: Setting): number[] {
  const leavesAt = (index: number) => length - (unread[index] ?? 0);
  const indexes = Array.from({ length: members }, (_, index) => index);
  const there = indexes.filter((index) => leavesAt(index) === length || leavesAt(index) >= first + MAX_TALK_LINES);
  const last = Math.max(...indexes.map(leavesAt));
  return there.length > 0 ? there : indexes.filter((index) => leavesAt(index) === last);
}

/** Sets times backwards from the newest: seconds within a talk, longer pauses between talks, none at night. */
function setTimes(random: Random, lines: Line[], starts: ReadonlySet<number>, { end, pause }: Setting): void {
  let at = end;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const hour = Math.floor((at + ZONE) / HOUR) % 24;
    if (hour >= 1 && hour < 7) at -= (hour - 0.5) * HOUR;
    lines[index]!.at = at;
    at -= starts.has(index) ? pause * (0.2 + random.next() * 1.6) : (6 + random.below(70)) * SECOND;
  }
}

/** Milliseconds between two beats of a scene. */
const BEAT_MS = 38_000;

/** Overwrites the last read lines of a conversation with a scene, and moves their times together. */
export function play(lines: Line[], scene: Scene, unread: readonly number[]): void {
  const first = lines.length - Math.max(...unread) - scene.length;
  const end = lines[first + scene.length - 1]!.at;
  for (const [index, beat] of scene.entries()) {
    const line = lines[first + index]!;
    line.at = Math.max(line.at, end - (scene.length - 1 - index) * BEAT_MS);
    line.speaker = beat.who;
    line.text = beat.text ?? null;
    line.replyTo = beat.replyTo === undefined ? null : first + beat.replyTo;
    line.beat = beat;
  }
  // Replies to overwritten lines become plain messages.
  for (const line of lines.slice(first + scene.length))
    if (line.replyTo !== null && line.replyTo >= first) line.replyTo = null;
}
