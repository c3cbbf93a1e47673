import {
  cover,
  type Fragments,
  newestRange,
  pageRange,
  type PageRequest,
  type Range,
  rangeAt,
  subtract,
} from '@quintet/domain/chat/fragments';
import type { Stretch } from '@quintet/domain/chat/window';
import { HISTORY_PAGE } from '@quintet/domain/chat/limits';
import type { Message } from '@quintet/domain/chat/message';
import type { Change } from './change.ts';
import type { ChatDatabase, StoredHistory } from './schema.ts';
import { keysOf, work } from './unit-of-work.ts';

/** A stretch of history that is kept. */
export interface KeptStretch extends Stretch {
  /** Whether it may have changed while nobody told, so that it should be asked for anew. */
  readonly isUnsure: boolean;
}

/** Keeps a page that the server answered with. Null when it says nothing new. */
export async function keepPage(
  db: ChatDatabase,
  me: string,
  groupId: string,
  page: readonly Message[],
  request: PageRequest,
): Promise<KeptStretch | null> {
  const seqs = page.map(({ seq }) => seq);
  const range = pageRange(seqs, request);
  const kept: Message[] = [];
  let isNewestKept = false;
  await work(db, me, async (doing) => {
    for (const message of page) kept.push(await doing.keep(message));
    if (!range) return;
    const { ranges: before, unsure } = await doing.history(groupId);
    const ranges = cover(before, range);
    isNewestKept = isNewest(ranges, range.last);
    doing.putHistory({ groupId, ranges, unsure: subtract(unsure, range) });
  });
  return range && { range, messages: kept, isUnsure: false, isNewestKept };
}

const isNewest = (ranges: Fragments, seq: number): boolean => newestRange(ranges)?.last === seq;

/** Messages are looked up by their numbers, a few more than wanted, for some numbers are not this user's. */
const SPARE = 20;

async function read(db: ChatDatabase, history: StoredHistory, first: number, last: number): Promise<KeptStretch> {
  const messages = await db.getAll('messages', keysOf(history.groupId, first, last));
  const isUnsure = history.unsure.some((range) => range.first <= last && range.last >= first);
  return { range: { first, last }, messages, isUnsure, isNewestKept: isNewest(history.ranges, last) };
}

const findHistory = async (db: ChatDatabase, groupId: string): Promise<StoredHistory> =>
  (await db.get('histories', groupId)) ?? { groupId, ranges: [], unsure: [] };

/** The kept page before `seq`; null when nothing is known there. It costs a page, however long the history is. */
export async function readBefore(
  db: ChatDatabase,
  groupId: string,
  seq: number,
  count = HISTORY_PAGE,
): Promise<KeptStretch | null> {
  const history = await findHistory(db, groupId);
  const known = rangeAt(history.ranges, seq - 1);
  return known && readUpTo(db, history, known, seq - 1, count);
}

async function readUpTo(
  db: ChatDatabase,
  history: StoredHistory,
  known: Range,
  last: number,
  count: number,
): Promise<KeptStretch> {
  const first = Math.max(known.first, last + 1 - count - SPARE);
  const stretch = await read(db, history, first, last);
  const messages = stretch.messages.slice(-count);
  const isCut = messages.length < stretch.messages.length;
  return { ...stretch, messages, range: { first: isCut ? (messages[0]?.seq ?? first) : first, last } };
}

/** The kept page after `seq`; null when nothing is known there. */
export async function readAfter(
  db: ChatDatabase,
  groupId: string,
  seq: number,
  count = HISTORY_PAGE,
): Promise<KeptStretch | null> {
  const history = await findHistory(db, groupId);
  const known = rangeAt(history.ranges, seq + 1);
  if (!known) return null;
  const last = Math.min(known.last, seq + count + SPARE);
  const stretch = await read(db, history, seq + 1, last);
  const messages = stretch.messages.slice(0, count);
  const isCut = messages.length < stretch.messages.length;
  const end = isCut ? (messages.at(-1)?.seq ?? last) : last;
  return { ...stretch, messages, range: { first: seq + 1, last: end }, isNewestKept: isNewest(history.ranges, end) };
}

/** The newest that is kept; null when nothing is. */
export async function readNewest(db: ChatDatabase, groupId: string, count: number): Promise<KeptStretch | null> {
  const history = await findHistory(db, groupId);
  const known = newestRange(history.ranges);
  return known && readUpTo(db, history, known, known.last, count);
}

/** What is kept around `seq`, some before and some after it; null when that place is not known. */
export async function readAround(
  db: ChatDatabase,
  groupId: string,
  seq: number,
  count: number,
): Promise<KeptStretch | null> {
  const history = await findHistory(db, groupId);
  const known = rangeAt(history.ranges, seq) ?? rangeAt(history.ranges, seq + 1);
  if (!known) return null;
  const first = Math.max(known.first, seq - count);
  const last = Math.min(known.last, seq + count);
  return read(db, history, first, last);
}

/** Keeps the state of a message that an answer tells of. */
export function changeMessage(db: ChatDatabase, me: string, message: Message): Promise<Change> {
  return work(db, me, (doing) => doing.update(message));
}
