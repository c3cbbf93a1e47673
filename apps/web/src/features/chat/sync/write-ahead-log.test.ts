import 'fake-indexeddb/auto';
import { makeOutboxItemFixture } from '@quintet/domain/chat/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPageTarget, stubWindowEvents } from '../../../shared/events/test-page.ts';
import { stubLocalStorage } from '../../../shared/storage/test-local-storage.ts';
import { clearWriteAheadLogs } from '../../../shared/storage/write-ahead-keys.ts';
import type { ChatChange } from '../storage/change.ts';
import { queueOutboxTextItemAndDeleteDraft, readOutbox } from '../storage/outbox.ts';
import { type ChatDatabase, openChatDatabase } from '../storage/schema.ts';
import { type ChatWriteAheadLog, createChatWriteAheadLog } from './write-ahead-log.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

const { order: _, ...item } = makeOutboxItemFixture({ createdAt: 2 });
const draft = { groupId: item.groupId, text: 'half a', reply: null, updatedAt: 1 };
const neverResolves = () => new Promise<never>(() => undefined);
const dispatchEntryEvent = () =>
  testPageTarget.dispatchEvent(
    Object.assign(new Event('storage'), { key: Object.keys(localStorage)[0], newValue: '{}' }),
  );
let storage: Record<string, string>;
let db: ChatDatabase;
let published: ChatChange[];
let wakes: number;
let accounts = 0;
let writeAhead: ChatWriteAheadLog;
let closedTab: ChatWriteAheadLog;

beforeEach(async () => {
  storage = stubLocalStorage();
  stubWindowEvents();
  const me = `spares-${(accounts += 1)}`;
  db = await openChatDatabase(me);
  published = [];
  wakes = 0;
  const changeBus = {
    publish: (change: ChatChange) => published.push(change),
    listen: () => () => undefined,
    close() {},
  };
  const openTab = () => createChatWriteAheadLog({ me, db, changeBus, wake: () => (wakes += 1) });
  [writeAhead, closedTab] = [openTab(), openTab()];
});

afterEach(() => {
  for (const tab of [writeAhead, closedTab]) tab.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('message of a closed tab: is queued once and no longer a draft', async () => {
  void writeAhead.guard(draft, neverResolves);
  void writeAhead.guard(item, neverResolves);
  await writeAhead.recover();
  await writeAhead.recover();
  expect((await readOutbox(db)).map(({ cid }) => cid)).toEqual([item.cid]);
  expect(await db.getAll('drafts')).toEqual([]);
  expect([wakes, storage]).toEqual([1, {}]);
});

test('message of a closed tab: goes before one that is sent now', async () => {
  void closedTab.guard(item, neverResolves);
  const next = { ...item, cid: 'next', createdAt: 3 };
  await writeAhead.guard(next, () => queueOutboxTextItemAndDeleteDraft(db, next));
  expect((await readOutbox(db)).map(({ cid }) => cid)).toEqual([item.cid, 'next']);
  expect(storage).toEqual({});
});

test('messages sent one after the other: do not wait for each other', async () => {
  void writeAhead.guard(item, neverResolves);
  const next = { ...item, cid: 'next', createdAt: 3 };
  await writeAhead.guard(next, () => queueOutboxTextItemAndDeleteDraft(db, next));
  expect((await readOutbox(db)).map(({ cid }) => cid)).toEqual(['next']);
});

test('unreadable entry: does not block the others', async () => {
  void writeAhead.guard(item, neverResolves);
  storage[`${Object.keys(storage)[0]}-broken`] = '{"cid":';
  await writeAhead.recover();
  expect((await readOutbox(db)).map(({ cid }) => cid)).toEqual([item.cid]);
  expect(storage).toEqual({});
});

test('text typed after the message: stays a draft', async () => {
  void writeAhead.guard(item, neverResolves);
  const later = { ...draft, text: 'the next', updatedAt: 3 };
  void writeAhead.guard(later, neverResolves);
  await writeAhead.recover();
  expect(await db.getAll('drafts')).toEqual([later]);
  expect(published).toContainEqual({ drafts: [later] });
});

test('write-ahead copy: is removed after the write; a failed write also rejects', async () => {
  await writeAhead.guard(item, () => queueOutboxTextItemAndDeleteDraft(db, item));
  await expect(writeAhead.guard(item, () => queueOutboxTextItemAndDeleteDraft(db, item))).rejects.toMatchObject({
    name: 'ConstraintError',
  });
  await writeAhead.recover();
  expect([await readOutbox(db), storage, wakes]).toMatchObject([[item], {}, 0]);
});

test('write-ahead copy: stays when the closing of the database interrupts the write', async () => {
  writeAhead.onDatabaseClosed();
  await writeAhead.guard(item, () => Promise.reject(new Error('closed')));
  await writeAhead.recover();
  expect([await readOutbox(db), storage]).toMatchObject([[item], {}]);
});

test('open tab: recovers entries of another tab after 5 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void writeAhead.guard(item, neverResolves);
  dispatchEntryEvent();
  vi.advanceTimersByTime(4999);
  expect(await readOutbox(db)).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await waitFor(async () => expect(await readOutbox(db)).toMatchObject([item]));
});

test('logout: removes all copies; without storage writes still work', async () => {
  void writeAhead.guard(item, neverResolves);
  clearWriteAheadLogs();
  expect(storage).toEqual({});
  vi.stubGlobal('localStorage', undefined);
  await writeAhead.guard(item, () => queueOutboxTextItemAndDeleteDraft(db, item));
  await writeAhead.recover();
  expect(await readOutbox(db)).toMatchObject([item]);
});
