import type { Random } from './random.ts';
import type { Beat } from './scenes/scene.ts';
import { type Language, speak } from './talk/speak.ts';
import type { Topic } from './talk/topic.ts';

/** A message to be: `speaker` is a member's place, `replyTo` an earlier message's, `beat` what it is of a scene. */
export type Line = { speaker: number; text: string | null; replyTo: number | null; at: number; beat?: Beat };

export type Setting = {
  length: number;
  /** The main topic first. */
  topics: readonly Topic[];
  language: () => Language;
  members: number;
  /** The last messages at which a member (by place) says nothing: they are unread. */
  unread: readonly number[];
  /** Milliseconds: the newest message, and between two talks. */
  end: number;
  pause: number;
};

const SECOND = 1000;
const HOUR = 3_600_000;
/** Where the demo people live. */
const ZONE = 8 * HOUR;
const LONGEST_TALK = 8;
const MAIN_TOPIC = 0.75;
const REPLIES = 0.05;
const RETRACTED = 0.004;

/** A history of talks, some of it quoting, some of it taken back. */
export function converse(random: Random, setting: Setting): Line[] {
  const { length, topics, language } = setting;
  const lines: Line[] = [];
  const starts = new Set<number>();
  while (lines.length < length) {
    const first = lines.length;
    starts.add(first);
    const topic = random.next() < MAIN_TOPIC ? topics[0]! : random.pick(topics);
    const people = random.some(speakersAt(first, setting), 4);
    const talk = speak(topic, language(), random);
    // Somebody alone does not answer themselves.
    const said = people.length > 1 ? talk : talk.filter(({ who }) => who === 0);
    for (const { who, text } of said) {
      if (lines.length === length) break;
      const replyTo = lines.length > first && random.next() < REPLIES ? first : null;
      const isRetracted = random.next() < RETRACTED;
      lines.push({ speaker: people[who % people.length]!, text: isRetracted ? null : text, replyTo, at: 0 });
    }
  }
  setTimes(random, lines, starts, setting);
  return lines;
}

/** Those who are there to the end, and who of the others leaves later than a talk may last; else who leaves last. */
function speakersAt(first: number, { length, members, unread }: Setting): number[] {
  const leavesAt = (place: number) => length - (unread[place] ?? 0);
  const places = Array.from({ length: members }, (_, place) => place);
  const there = places.filter((place) => leavesAt(place) === length || leavesAt(place) >= first + LONGEST_TALK);
  const last = Math.max(...places.map(leavesAt));
  return there.length > 0 ? there : places.filter((place) => leavesAt(place) === last);
}

/** Backwards from the newest: lines of a talk follow each other quickly, and at night most sleep. */
function setTimes(random: Random, lines: Line[], starts: ReadonlySet<number>, { end, pause }: Setting): void {
  let at = end;
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const hour = Math.floor((at + ZONE) / HOUR) % 24;
    if (hour >= 1 && hour < 7) at -= (hour - 0.5) * HOUR;
    lines[place]!.at = at;
    at -= starts.has(place) ? pause * (0.2 + random.next() * 1.6) : (6 + random.below(70)) * SECOND;
  }
}
