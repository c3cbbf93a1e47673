import type { SeededRandom } from '@quintet/domain/random';
import type { ScriptedMessage, DemoChatScript } from './scripts.ts';
import { type DemoLanguage, generateDialogue, type DialogueTopic } from './dialogues.ts';

/** A generated message: `speaker` is a member's index, `replyTo` the index of an earlier line. */
export type GeneratedDemoMessage = {
  speaker: number;
  text: string | null;
  replyTo: number | null;
  at: number;
  scripted?: ScriptedMessage;
};

export type GeneratedHistoryOptions = {
  length: number;
  /** The main topic first. */
  topics: readonly DialogueTopic[];
  language: () => DemoLanguage;
  members: number;
  /** How many of the last messages each member has not read, by index. */
  unread: readonly number[];
  /** Milliseconds: time of the newest message, and between two dialogues. */
  end: number;
  pause: number;
};

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Time zone of the demo users. */
const TIME_ZONE_MS = 8 * HOUR_MS;
const MAX_DIALOGUE_LINES = 8;
const MAIN_TOPIC_SHARE = 0.75;
const REPLY_SHARE = 0.05;
const RETRACTED_SHARE = 0.004;

/** Generates a history of dialogues with some replies and some retracted messages. */
export function generateChatHistory(random: SeededRandom, options: GeneratedHistoryOptions): GeneratedDemoMessage[] {
  const { length, topics, language } = options;
  const lines: GeneratedDemoMessage[] = [];
  const starts = new Set<number>();
  while (lines.length < length) {
    const first = lines.length;
    starts.add(first);
    const topic = random.next() < MAIN_TOPIC_SHARE ? topics[0]! : random.pick(topics);
    const speakers = random.some(getSpeakers(first, options), 4);
    const dialogue = generateDialogue(topic, language(), random);
    // A single speaker does not reply to themselves.
    const dialogueLines = speakers.length > 1 ? dialogue : dialogue.filter(({ speaker }) => speaker === 0);
    for (const { speaker, text } of dialogueLines) {
      if (lines.length === length) break;
      const replyTo = lines.length > first && random.next() < REPLY_SHARE ? first : null;
      const isRetracted = random.next() < RETRACTED_SHARE;
      lines.push({ speaker: speakers[speaker % speakers.length]!, text: isRetracted ? null : text, replyTo, at: 0 });
    }
  }
  setTimes(random, lines, starts, options);
  return lines;
}

/** Members who have read at least one more dialogue; otherwise the last reader. */
function getSpeakers(first: number, { length, members, unread }: GeneratedHistoryOptions): number[] {
  const leavesAt = (index: number) => length - (unread[index] ?? 0);
  const indexes = Array.from({ length: members }, (_, index) => index);
  const available = indexes.filter(
    (index) => leavesAt(index) === length || leavesAt(index) >= first + MAX_DIALOGUE_LINES,
  );
  const last = Math.max(...indexes.map(leavesAt));
  return available.length > 0 ? available : indexes.filter((index) => leavesAt(index) === last);
}

/** Sets times backwards from the newest: seconds within a talk, longer pauses between talks, none at night. */
function setTimes(
  random: SeededRandom,
  lines: GeneratedDemoMessage[],
  starts: ReadonlySet<number>,
  { end, pause }: GeneratedHistoryOptions,
): void {
  let at = end;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const hour = Math.floor((at + TIME_ZONE_MS) / HOUR_MS) % 24;
    if (hour >= 1 && hour < 7) at -= (hour - 0.5) * HOUR_MS;
    lines[index]!.at = at;
    at -= starts.has(index) ? pause * (0.2 + random.next() * 1.6) : (6 + random.below(70)) * SECOND_MS;
  }
}

/** Time between two scripted messages, and before a claim of a red envelope. */
const [SCRIPT_MESSAGE_MS, CLAIM_MS] = [38_000, 9_000];

const isClaim = (scripted: ScriptedMessage | undefined): boolean => scripted?.content?.type === 'red_envelope_claim';

/** Replaces the newest lines that count as read by a script, a line every 38 seconds. */
export function overwriteNewestReadMessagesWithScript(
  lines: GeneratedDemoMessage[],
  script: DemoChatScript,
  unread: readonly number[],
): void {
  const first = lines.length - Math.max(...unread) - script.length;
  const before = lines[first - 1]?.at ?? 0;
  let at = lines[first + script.length - 1]!.at;
  for (const [index, scripted] of [...script.entries()].toReversed()) {
    const line = lines[first + index]!;
    line.at = Math.max(at, before + (index + 1) * SECOND_MS);
    at = line.at - (isClaim(scripted) ? CLAIM_MS : SCRIPT_MESSAGE_MS);
    line.speaker = scripted.member;
    line.text = scripted.text ?? null;
    line.replyTo = scripted.replyTo === undefined ? null : first + scripted.replyTo;
    line.scripted = scripted;
  }
  // Replies to overwritten lines become plain messages.
  for (const line of lines.slice(first + script.length))
    if (line.replyTo !== null && line.replyTo >= first) line.replyTo = null;
}
