import 'fake-indexeddb/auto';
import { sampleMessage } from '@quintet/domain/chat/samples';
import { beforeEach, expect, test } from 'vitest';
import { keepPage, readAfter, readAround, readBefore, readNewest, type KeptStretch } from './history.ts';
import { type ChatDatabase, openChatDatabase } from './schema.ts';

let db: ChatDatabase;
let accounts = 0;
beforeEach(async () => {
  db = await openChatDatabase(`history-${(accounts += 1)}`);
});

const messages = (first: number, last: number, isSeen: (seq: number) => boolean = () => true) =>
  Array.from({ length: last - first + 1 }, (_, index) => sampleMessage(first + index)).filter(({ seq }) => isSeen(seq));
const keep = (
  page: ReturnType<typeof messages>,
  direction: 'before' | 'after',
  anchor: number | null,
  lastSeq = 1000,
) => keepPage(db, 'u1', 'g1', page, { direction, anchor, lastSeq });
const shape = (stretch: KeptStretch | null) =>
  stretch && [
    stretch.range.first,
    stretch.range.last,
    stretch.messages[0]?.seq,
    stretch.messages.at(-1)?.seq,
    stretch.messages.length,
  ];

test('pages next to each other are read as one', async () => {
  await keep(messages(961, 1000), 'before', null);
  await keep(messages(921, 960), 'before', 961);
  expect(shape(await readNewest(db, 'g1', 60))).toEqual([941, 1000, 941, 1000, 60]);
  expect(shape(await readBefore(db, 'g1', 941))).toEqual([921, 940, 921, 940, 20]);
  expect(await readBefore(db, 'g1', 921)).toBeNull();
});

test('a hole is not read over', async () => {
  await keep(messages(961, 1000), 'before', null);
  await keep(messages(101, 140), 'after', 100);
  expect(shape(await readAfter(db, 'g1', 100))).toEqual([101, 140, 101, 140, 40]);
  expect(await readAfter(db, 'g1', 140)).toBeNull();
  expect(shape(await readAround(db, 'g1', 100, 60))).toEqual([101, 140, 101, 140, 40]);
  expect(shape(await readAround(db, 'g1', 120, 10))).toEqual([110, 130, 110, 130, 21]);
});

test('numbers of messages that this user does not get to see are no holes', async () => {
  const odd = (seq: number) => seq % 2 === 1;
  await keep(messages(921, 1000, odd), 'before', null);
  const newest = await readNewest(db, 'g1', 20);
  expect(shape(newest)).toEqual([961, 1000, 961, 999, 20]);
  expect(shape(await readBefore(db, 'g1', 961, 20))).toEqual([921, 960, 921, 959, 20]);
});

test('the oldest end is known by a short page', async () => {
  await keep(messages(1, 5), 'before', null, 5);
  expect(shape(await readNewest(db, 'g1', 60))).toEqual([0, 5, 1, 5, 5]);
});

test('a page that says nothing is nothing', async () => {
  expect(await keep([], 'after', 1000, 1000)).toBeNull();
});
