import 'fake-indexeddb/auto';
import { sampleOutboxItem } from '@quintet/domain/chat/samples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearWriteAheadLogs } from '../../../shared/write-ahead-log.ts';
import type { Change } from '../db/change.ts';
import { queueItem, readOutbox } from '../db/outbox.ts';
import { type ChatDatabase, openChatDatabase } from '../db/schema.ts';
import { type ChatSpares, createSpares } from './write-ahead.ts';

const page = new EventTarget();
const { order: _, ...item } = sampleOutboxItem({ createdAt: 2 });
const draft = { groupId: item.groupId, text: 'half a', reply: null, updatedAt: 1 };
const never = () => new Promise<never>(() => undefined);
const tellOfOne = () =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: Object.keys(localStorage)[0], newValue: '{}' }));
let kept: Record<string, string>;
let db: ChatDatabase;
let published: Change[];
let wakes: number;
let accounts = 0;
let spares: ChatSpares;

beforeEach(async () => {
  kept = {};
  const hidden = { enumerable: false };
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(kept, {
      getItem: { ...hidden, value: (key: string) => kept[key] ?? null },
      setItem: { ...hidden, value: (key: string, value: string) => (kept[key] = value) },
      removeItem: { ...hidden, value: (key: string) => Reflect.deleteProperty(kept, key) },
    }),
  );
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const me = `spares-${(accounts += 1)}`;
  db = await openChatDatabase(me);
  published = [];
  wakes = 0;
  const publisher = { publish: (change: Change) => published.push(change), listen: () => () => undefined, close() {} };
  spares = createSpares({ me, db, publisher, wake: () => (wakes += 1) });
});

afterEach(() => {
  spares.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a closed tab had sent is queued once, and is no draft any more', async () => {
  void spares.during(draft, never);
  void spares.during(item, never);
  await spares.adopt();
  await spares.adopt();
  expect((await readOutbox(db)).map(({ cid }) => cid)).toEqual([item.cid]);
  expect(await db.getAll('drafts')).toEqual([]);
  expect([wakes, kept]).toEqual([1, {}]);
});

test('a copy that nobody can read keeps no other waiting', async () => {
  void spares.during(item, never);
  kept[`${Object.keys(kept)[0]}-broken`] = '{"cid":';
  await spares.adopt();
  expect((await readOutbox(db)).map(({ cid }) => cid)).toEqual([item.cid]);
  expect(kept).toEqual({});
});

test('what was typed after it stays a draft', async () => {
  void spares.during(item, never);
  const later = { ...draft, text: 'the next', updatedAt: 3 };
  void spares.during(later, never);
  await spares.adopt();
  expect(await db.getAll('drafts')).toEqual([later]);
  expect(published).toContainEqual({ drafts: [later] });
});

test('what was kept leaves no copy; nor does what could not be kept, which its writer is told', async () => {
  await spares.during(item, () => queueItem(db, item));
  await expect(spares.during(item, () => queueItem(db, item))).rejects.toMatchObject({ name: 'ConstraintError' });
  await spares.adopt();
  expect([await readOutbox(db), kept, wakes]).toMatchObject([[item], {}, 0]);
});

test('a tab that was there already takes over, too, but leaves the other time to keep its own', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void spares.during(item, never);
  tellOfOne();
  vi.advanceTimersByTime(4999);
  expect(await readOutbox(db)).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await readOutbox(db)).toMatchObject([item]));
});

test('copies leave with the account; a browser that forbids storage keeps none', async () => {
  void spares.during(item, never);
  clearWriteAheadLogs();
  expect(kept).toEqual({});
  vi.stubGlobal('localStorage', undefined);
  await spares.during(item, () => queueItem(db, item));
  await spares.adopt();
  expect(await readOutbox(db)).toMatchObject([item]);
});
