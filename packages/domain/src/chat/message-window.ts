import {
  addSeqRange,
  type SeqRanges,
  rangeReachesNewest,
  rangeReachesOldest,
  type SeqRange,
  findRangeContaining,
} from './ranges.ts';
import { type Message, mergeMessages } from './message.ts';

/**
 * The part of a room's history in memory: one continuous range of bounded length.
 */
export interface MessageWindow {
  /** The range of `seq` that the window covers. */
  readonly range: SeqRange;
  /** Ascending by `seq`. */
  readonly messages: readonly Message[];
  /**
   * New messages that arrived before earlier, missing ones. They are shown after the window at once and move into it
   * when the gap is filled.
   */
  readonly detached: readonly Message[];
  /** Known ranges of the history after the window; `detached` holds their messages. */
  readonly detachedRanges: SeqRanges;
  readonly hasOldestHistory: boolean;
  readonly hasNewestHistory: boolean;
  /** The device has cached nothing newer, though the server may have. Pending messages are shown after this window. */
  readonly hasNewestCached: boolean;
}

/** A continuous range of known messages. */
export interface MessageChunk {
  readonly range: SeqRange;
  /** Ascending by `seq`. */
  readonly messages: readonly Message[];
  /** Whether the device has nothing newer. */
  readonly isNewestCached: boolean;
}

/** Most messages kept in memory for one room; a page beyond it drops messages at the other end. */
export const MESSAGE_WINDOW_MAX = 200;

const within = (messages: readonly Message[], range: SeqRange): Message[] =>
  messages.filter((message) => range.first <= message.seq && message.seq <= range.last);

export function createMessageWindow({ messages, range, isNewestCached }: MessageChunk, lastSeq: number): MessageWindow {
  const isLast = rangeReachesNewest(range, lastSeq);
  return {
    range,
    messages: mergeMessages([], within(messages, range)),
    detached: [],
    detachedRanges: [],
    hasOldestHistory: rangeReachesOldest(range),
    hasNewestHistory: isLast,
    hasNewestCached: isLast || isNewestCached,
  };
}

/** Adds newly known ranges and their messages; ranges that touch the window join it. */
function joinChunk(window: MessageWindow, messages: readonly Message[], covered: SeqRanges): MessageWindow {
  const known = covered.reduce(addSeqRange, addSeqRange(window.detachedRanges, window.range));
  const range = findRangeContaining(known, window.range.last) ?? window.range;
  const all = mergeMessages([...window.messages, ...window.detached], messages);
  return {
    range,
    messages: within(all, range),
    detached: all.filter((message) => message.seq > range.last && findRangeContaining(known, message.seq) !== null),
    detachedRanges: known.filter(({ first }) => first > range.last),
    hasOldestHistory: rangeReachesOldest(range),
    hasNewestHistory: window.hasNewestHistory,
    hasNewestCached: window.hasNewestCached,
  };
}

/** Adds a chunk that touches or overlaps the window; any other chunk leaves the window unchanged. */
export function extendMessageWindow(
  window: MessageWindow,
  { messages, range, isNewestCached }: MessageChunk,
  lastSeq: number,
): MessageWindow {
  if (range.last < window.range.first - 1 || range.first > window.range.last + 1) return window;
  const joined = joinChunk(window, within(messages, range), [range]);
  const isLast = window.hasNewestHistory || rangeReachesNewest(joined.range, lastSeq);
  const isNewest = isLast || window.hasNewestCached || (isNewestCached && joined.range.last === range.last);
  return { ...joined, hasNewestHistory: isLast, hasNewestCached: isNewest };
}

/**
 * Merges messages that arrived live or changed; `covered` are the ranges that they make known. A window at the latest end
 * takes messages that continue it and keeps the others in `detached`. Any other window only takes changes to messages that
 * it shows.
 */
export function mergeIntoMessageWindow(
  window: MessageWindow,
  incoming: readonly Message[],
  covered: SeqRanges,
): MessageWindow {
  const { first, last } = window.range;
  const shown = within(incoming, window.range);
  if (!window.hasNewestHistory) {
    return shown.length > 0 ? { ...window, messages: mergeMessages(window.messages, shown) } : window;
  }
  const later = covered
    .filter((range) => range.last > last)
    .map((range) => ({ ...range, first: Math.max(first, range.first) }));
  const beyond = incoming.filter((message) => message.seq > last);
  return shown.length === 0 && later.length === 0 ? window : joinChunk(window, [...shown, ...beyond], later);
}

/** Drops messages beyond `max` at the given end. */
export function trimMessageWindow(
  window: MessageWindow,
  droppedEnd: 'oldest' | 'latest',
  max: number = MESSAGE_WINDOW_MAX,
): MessageWindow {
  if (window.messages.length <= max) return window;
  const messages = droppedEnd === 'oldest' ? window.messages.slice(-max) : window.messages.slice(0, max);
  const first = droppedEnd === 'oldest' ? (messages[0]?.seq ?? window.range.first) : window.range.first;
  const last = droppedEnd === 'latest' ? (messages.at(-1)?.seq ?? window.range.last) : window.range.last;
  const isLatest = droppedEnd === 'latest';
  return {
    range: { first, last },
    messages,
    detached: isLatest ? [] : window.detached,
    detachedRanges: isLatest ? [] : window.detachedRanges,
    hasOldestHistory: rangeReachesOldest({ first, last }),
    hasNewestHistory: isLatest ? false : window.hasNewestHistory,
    hasNewestCached: isLatest ? false : window.hasNewestCached,
  };
}

/** Drops the history up to and including `seq`, which the user cleared. */
export function clearMessageWindowUpTo(window: MessageWindow, seq: number): MessageWindow {
  if (seq < window.range.first) return window;
  const cleared = joinChunk(window, [], [{ first: 0, last: seq }]);
  const isLeft = (message: Message): boolean => message.seq > seq;
  return { ...cleared, messages: cleared.messages.filter(isLeft), detached: cleared.detached.filter(isLeft) };
}
