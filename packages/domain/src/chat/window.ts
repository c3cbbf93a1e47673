import { addRange, type Ranges, hasLastHistory, hasOldestHistory, type Range, rangeAt } from './ranges.ts';
import { type Message, mergeMessages } from './message.ts';

/**
 * The part of a room that is in memory: one stretch of its history without holes, bounded in length however long the
 * history is.
 */
export interface RoomWindow {
  /** What the window covers. */
  readonly range: Range;
  /** Ascending by `seq`. */
  readonly messages: readonly Message[];
  /**
   * New messages that arrived ahead of others before them. They are shown after the window at once and move into it
   * when the hole before them is filled.
   */
  readonly detached: readonly Message[];
  /** What is known of the history after the window, of which `detached` holds the messages. */
  readonly detachedRanges: Ranges;
  readonly hasOldestHistory: boolean;
  readonly hasLastHistory: boolean;
  /** The device has nothing newer, though the room may have gone on without it: what waits to be sent follows here. */
  readonly hasNewestCached: boolean;
}

/** Messages that are known one after the other. */
export interface MessageChunk {
  readonly range: Range;
  /** Ascending by `seq`. */
  readonly messages: readonly Message[];
  /** Whether the device has nothing newer. */
  readonly isNewestCached: boolean;
}

/** Most messages kept in memory for one room; a page beyond it pushes one out at the other end. */
export const WINDOW_MAX = 200;

const within = (messages: readonly Message[], range: Range): Message[] =>
  messages.filter((message) => range.first <= message.seq && message.seq <= range.last);

/** A window over a stretch. */
export function openWindow({ messages, range, isNewestCached }: MessageChunk, lastSeq: number): RoomWindow {
  const isLast = hasLastHistory(range, lastSeq);
  return {
    range,
    messages: mergeMessages([], within(messages, range)),
    detached: [],
    detachedRanges: [],
    hasOldestHistory: hasOldestHistory(range),
    hasLastHistory: isLast,
    hasNewestCached: isLast || isNewestCached,
  };
}

/** Lays what became known next to the window; what touches it joins it. */
function joinChunk(window: RoomWindow, messages: readonly Message[], covered: Ranges): RoomWindow {
  const known = covered.reduce(addRange, addRange(window.detachedRanges, window.range));
  const range = rangeAt(known, window.range.last) ?? window.range;
  const all = mergeMessages([...window.messages, ...window.detached], messages);
  return {
    range,
    messages: within(all, range),
    detached: all.filter((message) => message.seq > range.last && rangeAt(known, message.seq) !== null),
    detachedRanges: known.filter(({ first }) => first > range.last),
    hasOldestHistory: hasOldestHistory(range),
    hasLastHistory: window.hasLastHistory,
    hasNewestCached: window.hasNewestCached,
  };
}

/** Adds a stretch that touches or overlaps the window; one that does not leaves it as it is. */
export function extendWindow(
  window: RoomWindow,
  { messages, range, isNewestCached }: MessageChunk,
  lastSeq: number,
): RoomWindow {
  if (range.last < window.range.first - 1 || range.first > window.range.last + 1) return window;
  const joined = joinChunk(window, within(messages, range), [range]);
  const isLast = window.hasLastHistory || hasLastHistory(joined.range, lastSeq);
  const isNewest = isLast || window.hasNewestCached || (isNewestCached && joined.range.last === range.last);
  return { ...joined, hasLastHistory: isLast, hasNewestCached: isNewest };
}

/**
 * Takes in messages that arrived live or changed; `covered` is the history that they make known. A window at the latest
 * end follows: what continues it joins, what came ahead of others waits in `detached`. A window elsewhere only takes
 * changes of what it shows.
 */
export function mergeReceived(window: RoomWindow, incoming: readonly Message[], covered: Ranges): RoomWindow {
  const { first, last } = window.range;
  const shown = within(incoming, window.range);
  if (!window.hasLastHistory) {
    return shown.length > 0 ? { ...window, messages: mergeMessages(window.messages, shown) } : window;
  }
  const later = covered
    .filter((range) => range.last > last)
    .map((range) => ({ ...range, first: Math.max(first, range.first) }));
  const beyond = incoming.filter((message) => message.seq > last);
  return shown.length === 0 && later.length === 0 ? window : joinChunk(window, [...shown, ...beyond], later);
}

/** Drops what is beyond `WINDOW_MAX`, at the end that is named. */
export function trimWindow(window: RoomWindow, end: 'oldest' | 'latest', max: number = WINDOW_MAX): RoomWindow {
  if (window.messages.length <= max) return window;
  const messages = end === 'oldest' ? window.messages.slice(-max) : window.messages.slice(0, max);
  const first = end === 'oldest' ? (messages[0]?.seq ?? window.range.first) : window.range.first;
  const last = end === 'latest' ? (messages.at(-1)?.seq ?? window.range.last) : window.range.last;
  const isLatest = end === 'latest';
  return {
    range: { first, last },
    messages,
    detached: isLatest ? [] : window.detached,
    detachedRanges: isLatest ? [] : window.detachedRanges,
    hasOldestHistory: hasOldestHistory({ first, last }),
    hasLastHistory: isLatest ? false : window.hasLastHistory,
    hasNewestCached: isLatest ? false : window.hasNewestCached,
  };
}

/** Forgets history up to and including `seq`, which this user cleared. */
export function clearWindow(window: RoomWindow, seq: number): RoomWindow {
  if (seq < window.range.first) return window;
  const cleared = joinChunk(window, [], [{ first: 0, last: seq }]);
  const isLeft = (message: Message): boolean => message.seq > seq;
  return { ...cleared, messages: cleared.messages.filter(isLeft), detached: cleared.detached.filter(isLeft) };
}
