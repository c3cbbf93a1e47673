import {
  addSeqRange,
  type SeqRanges,
  getNewestSeqRange,
  getHistoryPageRange,
  type HistoryRangeRequest,
  type SeqRange,
  findRangeContaining,
  removeSeqRange,
} from '@quintet/domain/chat/ranges';
import type { MessageChunk } from '@quintet/domain/chat/message-window';
import { HISTORY_PAGE_SIZE } from '@quintet/domain/limits';
import type { Message } from '@quintet/domain/chat/message';
import type { ChatChange } from './change.ts';
import { type ChatDatabase, getMessageKeyRange, type StoredHistoryRanges } from './schema.ts';
import { fallBackIfStorageFull } from './fall-back-if-storage-full.ts';
import { runUnitOfWork } from './unit-of-work.ts';
import { hideMessage, saveLaterMessageVersion, updateMessage } from './write-messages.ts';

/** A cached range of the history. */
export interface CachedMessageChunk extends MessageChunk {
  /** Whether it may be outdated and should be fetched again. */
  readonly isStale: boolean;
}

/** Saves a page from the server; null when it covers nothing. A full device returns it unsaved. */
export async function saveHistoryPage(
  db: ChatDatabase,
  me: string,
  groupId: string,
  page: readonly Message[],
  request: HistoryRangeRequest,
): Promise<CachedMessageChunk | null> {
  const seqs = page.map(({ seq }) => seq);
  const range = getHistoryPageRange(seqs, request);
  const saved: Message[] = [];
  let isNewestCached = false;
  const saving = runUnitOfWork(db, me, async (unit) => {
    for (const message of page) saved.push(await saveLaterMessageVersion(unit, message));
    if (!range) return;
    const { ranges: before, unsure } = await unit.getHistory(groupId);
    const ranges = addSeqRange(before, range);
    isNewestCached = isNewest(ranges, range.last);
    unit.putHistory({ groupId, ranges, unsure: removeSeqRange(unsure, range) });
  });
  const isSaved = await fallBackIfStorageFull(
    saving.then(() => true),
    () => false,
  );
  if (!range) return null;
  return { range, messages: isSaved ? saved : page, isStale: false, isNewestCached: isSaved && isNewestCached };
}

const isNewest = (ranges: SeqRanges, seq: number): boolean => getNewestSeqRange(ranges)?.last === seq;

/** Extra seqs to look up, because some messages are hidden from this user. */
const LOOKUP_MARGIN = 20;

async function readChunk(
  db: ChatDatabase,
  history: StoredHistoryRanges,
  first: number,
  last: number,
): Promise<CachedMessageChunk> {
  const messages = await db.getAll('messages', getMessageKeyRange(history.groupId, first, last));
  const isStale = history.unsure.some((range) => range.first <= last && range.last >= first);
  return { range: { first, last }, messages, isStale, isNewestCached: isNewest(history.ranges, last) };
}

const getHistory = async (db: ChatDatabase, groupId: string): Promise<StoredHistoryRanges> =>
  (await db.get('histories', groupId)) ?? { groupId, ranges: [], unsure: [] };

type ReadPage = (db: ChatDatabase, groupId: string, seq: number, count?: number) => Promise<CachedMessageChunk | null>;

/** The cached page before `seq`, or null. Reads one page, however long the history is. */
export const readCachedHistoryBefore: ReadPage = async (db, groupId, seq, count = HISTORY_PAGE_SIZE) => {
  const history = await getHistory(db, groupId);
  const known = findRangeContaining(history.ranges, seq - 1);
  return known && readChunkBefore(db, history, known, seq - 1, count);
};

async function readChunkBefore(
  db: ChatDatabase,
  history: StoredHistoryRanges,
  known: SeqRange,
  last: number,
  count: number,
): Promise<CachedMessageChunk> {
  const first = Math.max(known.first, last + 1 - count - LOOKUP_MARGIN);
  const chunk = await readChunk(db, history, first, last);
  const messages = chunk.messages.slice(-count);
  const isCut = messages.length < chunk.messages.length;
  return { ...chunk, messages, range: { first: isCut ? (messages[0]?.seq ?? first) : first, last } };
}

/** The cached page after `seq`, or null. */
export const readCachedHistoryAfter: ReadPage = async (db, groupId, seq, count = HISTORY_PAGE_SIZE) => {
  const history = await getHistory(db, groupId);
  const known = findRangeContaining(history.ranges, seq + 1);
  if (!known) return null;
  const last = Math.min(known.last, seq + count + LOOKUP_MARGIN);
  const chunk = await readChunk(db, history, seq + 1, last);
  const messages = chunk.messages.slice(0, count);
  const isCut = messages.length < chunk.messages.length;
  const end = isCut ? (messages.at(-1)?.seq ?? last) : last;
  return { ...chunk, messages, range: { first: seq + 1, last: end }, isNewestCached: isNewest(history.ranges, end) };
};

/** The newest cached page, or null. */
export async function readNewestCachedHistory(
  db: ChatDatabase,
  groupId: string,
  count: number,
): Promise<CachedMessageChunk | null> {
  const history = await getHistory(db, groupId);
  const known = getNewestSeqRange(history.ranges);
  return known && readChunkBefore(db, history, known, known.last, count);
}

/** Cached messages around `seq`, or null. */
export async function readCachedHistoryAround(
  db: ChatDatabase,
  groupId: string,
  seq: number,
  count: number,
): Promise<CachedMessageChunk | null> {
  const history = await getHistory(db, groupId);
  const known = findRangeContaining(history.ranges, seq) ?? findRangeContaining(history.ranges, seq + 1);
  if (!known) return null;
  const first = Math.max(known.first, seq - count);
  const last = Math.min(known.last, seq + count);
  return readChunk(db, history, first, last);
}

/** Hides a message that its user has deleted for themselves. */
export const hideCachedMessage = (db: ChatDatabase, me: string, { group_id, seq }: Message): Promise<ChatChange> =>
  runUnitOfWork(db, me, (unit) => hideMessage(unit, group_id, seq));

/** Saves a message from a response. */
export function updateCachedMessage(db: ChatDatabase, me: string, message: Message): Promise<ChatChange> {
  return runUnitOfWork(db, me, (unit) => updateMessage(unit, message));
}
