import 'fake-indexeddb/auto';
import { makeGroup, makeMessage, makeOutboxItem } from '@quintet/domain/chat/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { writeDraft } from './drafts.ts';
import { saveGroup } from './groups.ts';
import {
  confirmSent,
  queueItem,
  readOutbox,
  recoverItems,
  removeItem,
  retryItem,
  applyItemOutcome,
  markItemSending,
} from './outbox.ts';
import { type ChatDatabase, openChatDatabase } from './schema.ts';

let db: ChatDatabase;
let accounts = 0;
beforeEach(async () => {
  db = await openChatDatabase(`outbox-${(accounts += 1)}`);
});

const { order: _, ...newItem } = makeOutboxItem();
const queue = (cid: string) => queueItem(db, { ...newItem, cid });
const states = async () => (await readOutbox(db)).map(({ cid, state }) => `${cid} ${state}`);

test('outbox: has one order', async () => {
  const [a, b] = [await queue('a'), await queue('b')];
  expect(b.order).toBeGreaterThan(a.order);
  expect(await states()).toEqual(['a queued', 'b queued']);
});

test('markItemSending: says that an item was removed meanwhile', async () => {
  await queue('a');
  expect(await markItemSending(db, 'a')).toBe(true);
  await removeItem(db, 'a');
  expect(await markItemSending(db, 'a')).toBe(false);
});

test('outbox: accepts a cid once', async () => {
  await queue('a');
  await expect(queue('a')).rejects.toMatchObject({ name: 'ConstraintError' });
});

test('queueItem: queues the message and deletes its draft in one transaction', async () => {
  const draft = { groupId: newItem.groupId, text: newItem.text, reply: null, updatedAt: 1 };
  await writeDraft(db, draft);
  await queue('a');
  expect(await db.getAll('drafts')).toEqual([]);
  await writeDraft(db, draft);
  await expect(queue('a')).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await db.getAll('drafts')).toEqual([draft]);
});

test('recoverItems: requeues what a dead tab was sending', async () => {
  await queue('a');
  await markItemSending(db, 'a');
  expect(await states()).toEqual(['a sending']);
  await recoverItems(db, 'media');
  expect(await states()).toEqual(['a sending']);
  await recoverItems(db, 'text');
  expect(await states()).toEqual(['a queued']);
});

test('rejected message: keeps its error and moves to the end when retried', async () => {
  await queue('a');
  await queue('b');
  await applyItemOutcome(db, 'a', { type: 'refused', refusal: { code: 'api.forbidden', operation: 'sendMessage' } });
  expect((await readOutbox(db))[0]?.refusal?.code).toBe('api.forbidden');
  await retryItem(db, 'a', 7);
  expect(await states()).toEqual(['b queued', 'a queued']);
  await removeItem(db, 'b');
  expect(await states()).toEqual(['a queued']);
});

test('sent message: leaves the outbox and enters the history in one transaction', async () => {
  await saveGroup(db, 'u1', makeGroup());
  await queue('a');
  const change = await confirmSent(db, 'u1', makeMessage(1, { user_id: 'u1', cid: 'a' }));
  expect(await readOutbox(db)).toEqual([]);
  expect(change).toMatchObject({ outbox: 'changed', arrived: [{ messages: [{ id: 'm1' }] }] });
});

test('drafts: an empty one is deleted, an older one does not win', async () => {
  const draft = { groupId: 'g1', text: 'hello', reply: null, updatedAt: 5 };
  await writeDraft(db, draft);
  await writeDraft(db, { ...draft, text: 'older', updatedAt: 4 });
  expect((await db.get('drafts', 'g1'))?.text).toBe('hello');
  await writeDraft(db, { ...draft, text: '', updatedAt: 6 });
  expect(await db.get('drafts', 'g1')).toBeUndefined();
});
