import 'fake-indexeddb/auto';
import { makeGroupFixture, makeMessageFixture, makeOutboxItemFixture } from '@quintet/domain/chat/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { writeMessageDraft } from './drafts.ts';
import { saveCachedGroup } from './groups.ts';
import {
  moveSentOutboxItemToHistory,
  queueOutboxTextItemAndDeleteDraft,
  readOutbox,
  resetInterruptedOutboxItems,
  removeOutboxItem,
  requeueFailedOutboxItem,
  applyOutboxItemOutcome,
  markOutboxItemSending,
} from './outbox.ts';
import { type ChatDatabase, openChatDatabase } from './schema.ts';

let db: ChatDatabase;
let accounts = 0;
beforeEach(async () => {
  db = await openChatDatabase(`outbox-${(accounts += 1)}`);
});

const { order: _, ...newItem } = makeOutboxItemFixture();
const queue = (cid: string) => queueOutboxTextItemAndDeleteDraft(db, { ...newItem, cid });
const states = async () => (await readOutbox(db)).map(({ cid, state }) => `${cid} ${state}`);

test('outbox: has one order', async () => {
  const [a, b] = [await queue('a'), await queue('b')];
  expect(b.order).toBeGreaterThan(a.order);
  expect(await states()).toEqual(['a queued', 'b queued']);
});

test('markOutboxItemSending: says that an item was removed meanwhile', async () => {
  await queue('a');
  expect(await markOutboxItemSending(db, 'a')).toBe(true);
  await removeOutboxItem(db, 'a');
  expect(await markOutboxItemSending(db, 'a')).toBe(false);
});

test('outbox: accepts a cid once', async () => {
  await queue('a');
  await expect(queue('a')).rejects.toMatchObject({ name: 'ConstraintError' });
});

test('queueOutboxTextItemAndDeleteDraft: queues the message and deletes its draft in one transaction', async () => {
  const draft = { groupId: newItem.groupId, text: newItem.text, reply: null, updatedAt: 1 };
  await writeMessageDraft(db, draft);
  await queue('a');
  expect(await db.getAll('drafts')).toEqual([]);
  await writeMessageDraft(db, draft);
  await expect(queue('a')).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await db.getAll('drafts')).toEqual([draft]);
});

test('resetInterruptedOutboxItems: requeues what a dead tab was sending', async () => {
  await queue('a');
  await markOutboxItemSending(db, 'a');
  expect(await states()).toEqual(['a sending']);
  expect(await resetInterruptedOutboxItems(db, 'media')).toMatchObject([{ cid: 'a', state: 'sending' }]);
  expect(await states()).toEqual(['a sending']);
  expect(await resetInterruptedOutboxItems(db, 'text')).toMatchObject([{ cid: 'a', state: 'queued' }]);
  expect(await states()).toEqual(['a queued']);
});

test('rejected message: keeps its error and moves to the end when retried', async () => {
  await queue('a');
  await queue('b');
  await applyOutboxItemOutcome(db, 'a', {
    type: 'refused',
    refusal: { code: 'api.forbidden', operation: 'sendMessage' },
  });
  expect((await readOutbox(db))[0]?.refusal?.code).toBe('api.forbidden');
  await requeueFailedOutboxItem(db, 'a', 7);
  expect(await states()).toEqual(['b queued', 'a queued']);
  await removeOutboxItem(db, 'b');
  expect(await states()).toEqual(['a queued']);
});

test('sent message: leaves the outbox and enters the history in one transaction', async () => {
  await saveCachedGroup(db, 'u1', makeGroupFixture());
  await queue('a');
  const change = await moveSentOutboxItemToHistory(db, 'u1', makeMessageFixture(1, { user_id: 'u1', cid: 'a' }));
  expect(await readOutbox(db)).toEqual([]);
  expect(change).toMatchObject({ outbox: 'changed', receivedMessages: [{ messages: [{ id: 'm1' }] }] });
});

test('drafts: an empty one is deleted, an older one does not win', async () => {
  const draft = { groupId: 'g1', text: 'hello', reply: null, updatedAt: 5 };
  await writeMessageDraft(db, draft);
  await writeMessageDraft(db, { ...draft, text: 'older', updatedAt: 4 });
  expect((await db.get('drafts', 'g1'))?.text).toBe('hello');
  await writeMessageDraft(db, { ...draft, text: '', updatedAt: 6 });
  expect(await db.get('drafts', 'g1')).toBeUndefined();
});
