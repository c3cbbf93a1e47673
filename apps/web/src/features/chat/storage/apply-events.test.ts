import 'fake-indexeddb/auto';
import { makeGroupFixture, makeMessageFixture, makeOutboxItemFixture } from '@quintet/domain/chat/fixtures';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { StreamEvent, PositionedEvent } from '../../../shared/events/event-sink.ts';
import { applyChatEvents, readEventPosition, resetChatCacheToPosition } from './apply-events.ts';
import { saveCachedUsers } from './users.ts';
import {
  hasGroupList,
  saveCachedGroup,
  saveGroupList,
  applyGroupReadResponse,
  markGroupReadAndQueuePosition,
} from './groups.ts';
import { saveHistoryPage, readNewestCachedHistory } from './history.ts';
import { queueOutboxTextItemAndDeleteDraft, readOutbox } from './outbox.ts';
import { type ChatDatabase, openChatDatabase } from './schema.ts';

const me = 'u1';
let db: ChatDatabase;
let accounts = 0;
beforeEach(async () => {
  db = await openChatDatabase(`events-${(accounts += 1)}`);
});

const apply = (...events: StreamEvent[]) =>
  applyChatEvents(
    db,
    me,
    events.map((event, index): PositionedEvent => ({ at: String(index), event })),
    String(events.length),
  );
const messageOf = (seq: number, given = {}): StreamEvent => ({
  type: 'message',
  message: makeMessageFixture(seq, given),
});

test('events: are stored together with their position or not at all', async () => {
  await saveCachedGroup(db, me, makeGroupFixture());
  await apply(messageOf(1));
  expect(await readEventPosition(db)).toBe('1');
  const broken = { type: 'message', message: { ...makeMessageFixture(2), seq: Number.NaN } } as StreamEvent;
  await expect(apply(messageOf(3), broken)).rejects.toMatchObject({ name: 'DataError' });
  expect(await readEventPosition(db)).toBe('1');
  expect((await readNewestCachedHistory(db, 'g1', 60))?.messages.map(({ seq }) => seq)).toEqual([1]);
});

test('live message: counts as unread, moves its group, and removes its cid from the outbox', async () => {
  await saveCachedGroup(db, me, makeGroupFixture());
  await queueOutboxTextItemAndDeleteDraft(db, makeOutboxItemFixture({ cid: 'mine-1' }));
  const change = await apply(messageOf(1), messageOf(2, { user_id: me, cid: 'mine-1' }), messageOf(3));
  expect(await db.get('groups', 'g1')).toMatchObject({ unread: 1, last_seq: 3, last_message: { id: 'm3' } });
  expect(await readOutbox(db)).toEqual([]);
  expect(change).toMatchObject({ groupIds: ['g1'], outbox: 'changed' });
});

test('members event: updates the member count of its group', async () => {
  await saveCachedGroup(db, me, makeGroupFixture());
  const change = await apply({ type: 'members', group_id: 'g1', user_ids: ['u2'], member_count: 2 });
  expect(await db.get('groups', 'g1')).toMatchObject({ member_count: 2 });
  expect(change).toMatchObject({ groupIds: ['g1'] });
});

test('retraction: changes the preview and the cached history', async () => {
  await saveCachedGroup(db, me, makeGroupFixture());
  await apply(messageOf(1), messageOf(2));
  const retracted = makeMessageFixture(2, { type: 'text_retracted', text: null, update_at: '2027-01-01T00:00:00Z' });
  const unknown = makeMessageFixture(90, { type: 'text_retracted' });
  await apply({ type: 'message_update', message: retracted }, { type: 'message_update', message: unknown });
  expect((await db.get('groups', 'g1'))?.last_message?.type).toBe('text_retracted');
  expect((await db.getAll('messages')).map(({ seq, type }) => [seq, type])).toEqual([
    [1, 'text'],
    [2, 'text_retracted'],
  ]);
});

test('leaving a group: deletes all its data', async () => {
  await saveCachedGroup(db, me, makeGroupFixture());
  await queueOutboxTextItemAndDeleteDraft(db, makeOutboxItemFixture());
  await apply(messageOf(1));
  await apply({ type: 'group_removed', group_id: 'g1', reason: 'left' });
  const left = await Promise.all(
    ['groups', 'messages', 'histories', 'outbox'].map((store) => db.count(store as 'groups')),
  );
  expect(left).toEqual([0, 0, 0, 0]);
});

test('cleared history: is deleted and not fetched again', async () => {
  await saveCachedGroup(db, me, makeGroupFixture());
  await apply(messageOf(1), messageOf(2), messageOf(3));
  await apply({ type: 'group_cleared', group_id: 'g1', seq: 3 });
  expect(await db.get('groups', 'g1')).toMatchObject({ last_message: null, unread: 0, cleared_seq: 3 });
  expect(await readNewestCachedHistory(db, 'g1', 60)).toMatchObject({ range: { first: 0, last: 3 }, messages: [] });
});

test('read position: is stored until the server has received it', async () => {
  await saveCachedGroup(db, me, makeGroupFixture());
  await apply(messageOf(1), messageOf(2));
  const view = { groupId: 'g1', msgId: 'm2', seq: 2 };
  expect((await markGroupReadAndQueuePosition(db, me, view)).groupIds).toEqual(['g1']);
  expect(await db.get('groups', 'g1')).toMatchObject({ unread: 0, last_viewed_seq: 2 });
  expect((await markGroupReadAndQueuePosition(db, me, view)).groupIds).toEqual([]);
  await applyGroupReadResponse(db, me, view, { unread: 0, last_seq: 2 });
  expect(await db.count('views')).toBe(0);
});

test('reset: keeps the history but marks it stale, and forgets users, who may have new names', async () => {
  await saveCachedUsers(db, [{ key: 'g1/u2', id: 'u2', nickname: 'Bob', avatar: null, avatar_thumbnail: null }]);
  await saveGroupList(db, me, [makeGroupFixture()], [], Date.now());
  await saveHistoryPage(db, me, 'g1', [makeMessageFixture(1)], { direction: 'before', anchor: null, lastSeq: 1 });
  expect((await readNewestCachedHistory(db, 'g1', 60))?.isStale).toBe(false);
  const change = await resetChatCacheToPosition(db, me, '77');
  expect([change.reset, await readEventPosition(db), await hasGroupList(db)]).toEqual([true, '77', false]);
  expect(await readNewestCachedHistory(db, 'g1', 60)).toMatchObject({ isStale: true, messages: [{ id: 'm1' }] });
  expect(await db.count('people')).toBe(0);
});

test('saved list: removes groups that are gone, keeps groups that appeared meanwhile', async () => {
  await saveGroupList(db, me, [makeGroupFixture(), makeGroupFixture({ id: 'g2' })], [], Date.now());
  await apply({ type: 'group', group: makeGroupFixture({ id: 'g3' }) });
  await saveGroupList(db, me, [makeGroupFixture()], ['g1', 'g2'], Date.now());
  expect((await db.getAllKeys('groups')).sort()).toEqual(['g1', 'g3']);
});

test('events and responses in any order: result in the same chats', async () => {
  const total = 12;
  const messages = Array.from({ length: total }, (_, index) =>
    makeMessageFixture(index + 1, { user_id: index % 3 ? 'u2' : me, cid: `cid-${index}` }),
  );
  const deliveries = fc.shuffledSubarray([...messages, ...messages], { minLength: 2 * total });
  await fc.assert(
    fc.asyncProperty(deliveries, fc.nat(total), async (order, pageAt) => {
      const own = await openChatDatabase(`any-${(accounts += 1)}`);
      await saveCachedGroup(own, me, makeGroupFixture());
      for (const [index, message] of order.entries()) {
        if (index === pageAt)
          await saveHistoryPage(own, me, 'g1', messages, { direction: 'before', anchor: null, lastSeq: total });
        await applyChatEvents(own, me, [{ at: '1', event: { type: 'message', message } }], '1');
      }
      const stretch = await readNewestCachedHistory(own, 'g1', 60);
      expect(stretch?.messages).toEqual(messages);
      expect(await own.get('groups', 'g1')).toMatchObject({ last_seq: total, last_message: { seq: total } });
      own.close();
    }),
    { numRuns: 30 },
  );
});

test('hidden message: keeps its place without content, also when a response from before arrives late', async () => {
  await saveCachedGroup(db, me, makeGroupFixture());
  await apply(messageOf(1), messageOf(2));
  await apply({ type: 'pins', group_id: 'g1', pins: [makeMessageFixture(1), makeMessageFixture(2)] });
  const change = await apply({ type: 'message_hidden', group_id: 'g1', message_id: 'm2', seq: 2 });
  expect(change).toMatchObject({ receivedMessages: [{ messages: [{ id: 'm2', text: null, is_hidden: true }] }] });
  expect((await db.get('pins', 'g1'))?.pins).toMatchObject([{ id: 'm1' }]);
  await saveHistoryPage(db, me, 'g1', [makeMessageFixture(1), makeMessageFixture(2)], {
    direction: 'before',
    anchor: null,
    lastSeq: 2,
  });
  await apply({ type: 'message_update', message: makeMessageFixture(2, { update_at: '2027-01-01T00:00:00Z' }) });
  expect((await readNewestCachedHistory(db, 'g1', 60))?.messages).toMatchObject([
    { text: 'message 1' },
    { is_hidden: true },
  ]);
});
