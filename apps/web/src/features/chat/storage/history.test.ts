import 'fake-indexeddb/auto';
import { makeMessageFixture } from '@quintet/domain/chat/fixtures';
import { beforeEach, expect, test } from 'vitest';
import {
  saveHistoryPage,
  readCachedHistoryAfter,
  readCachedHistoryAround,
  readCachedHistoryBefore,
  readNewestCachedHistory,
  type CachedMessageChunk,
} from './history.ts';
import { type ChatDatabase, openChatDatabase } from './schema.ts';

let db: ChatDatabase;
let accounts = 0;
beforeEach(async () => {
  db = await openChatDatabase(`history-${(accounts += 1)}`);
});

const messages = (first: number, last: number, isSeen: (seq: number) => boolean = () => true) =>
  Array.from({ length: last - first + 1 }, (_, index) => makeMessageFixture(first + index)).filter(({ seq }) =>
    isSeen(seq),
  );
const save = (
  page: ReturnType<typeof messages>,
  direction: 'before' | 'after',
  anchor: number | null,
  lastSeq = 1000,
) => saveHistoryPage(db, 'u1', 'g1', page, { direction, anchor, lastSeq });
const summarize = (chunk: CachedMessageChunk | null) =>
  chunk && [
    chunk.range.first,
    chunk.range.last,
    chunk.messages[0]?.seq,
    chunk.messages.at(-1)?.seq,
    chunk.messages.length,
  ];

test('adjacent pages: are read as one chunk', async () => {
  await save(messages(961, 1000), 'before', null);
  await save(messages(921, 960), 'before', 961);
  expect(summarize(await readNewestCachedHistory(db, 'g1', 60))).toEqual([941, 1000, 941, 1000, 60]);
  expect(summarize(await readCachedHistoryBefore(db, 'g1', 941))).toEqual([921, 940, 921, 940, 20]);
  expect(await readCachedHistoryBefore(db, 'g1', 921)).toBeNull();
});

test('gap: is not read over', async () => {
  await save(messages(961, 1000), 'before', null);
  await save(messages(101, 140), 'after', 100);
  expect(summarize(await readCachedHistoryAfter(db, 'g1', 100))).toEqual([101, 140, 101, 140, 40]);
  expect(await readCachedHistoryAfter(db, 'g1', 140)).toBeNull();
  expect(summarize(await readCachedHistoryAround(db, 'g1', 100, 60))).toEqual([101, 140, 101, 140, 40]);
  expect(summarize(await readCachedHistoryAround(db, 'g1', 120, 10))).toEqual([110, 130, 110, 130, 21]);
});

test('hidden messages: leave no gap', async () => {
  const odd = (seq: number) => seq % 2 === 1;
  await save(messages(921, 1000, odd), 'before', null);
  const newest = await readNewestCachedHistory(db, 'g1', 20);
  expect(summarize(newest)).toEqual([961, 1000, 961, 999, 20]);
  expect(summarize(await readCachedHistoryBefore(db, 'g1', 961, 20))).toEqual([921, 960, 921, 959, 20]);
});

test('short page: marks the start of the history', async () => {
  await save(messages(1, 5), 'before', null, 5);
  expect(summarize(await readNewestCachedHistory(db, 'g1', 60))).toEqual([0, 5, 1, 5, 5]);
});

test('page without news: is ignored', async () => {
  expect(await save([], 'after', 1000, 1000)).toBeNull();
});
