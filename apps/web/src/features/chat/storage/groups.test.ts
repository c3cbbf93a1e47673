import 'fake-indexeddb/auto';
import { ChatType } from '@quintet/api/enums';
import { makeGroupFixture, makeMessageFixture } from '@quintet/domain/chat/fixtures';
import { expect, test } from 'vitest';
import { applyChatEvents } from './apply-events.ts';
import { saveGroupNotifyToggles, saveCachedGroup, saveGroupList } from './groups.ts';
import { savePinnedMessages } from './pins.ts';
import { openChatDatabase } from './schema.ts';

const me = 'u1';

test('saved list: removes unlisted groups but keeps a direct message without messages', async () => {
  const db = await openChatDatabase(me);
  const last_message = makeMessageFixture(1, { group_id: 'g2' });
  await saveCachedGroup(db, me, makeGroupFixture({ id: 'g1', type: ChatType.DM, last_message: null }));
  await saveCachedGroup(db, me, makeGroupFixture({ id: 'g2', type: ChatType.DM, last_message, last_seq: 1 }));
  await saveCachedGroup(db, me, makeGroupFixture({ id: 'g3', type: ChatType.GROUP, last_message: null }));
  await saveGroupList(db, me, [], ['g1', 'g2', 'g3'], Date.now());
  expect(await db.getAllKeys('groups')).toEqual(['g1']);
  db.close();
});

test('saved list: does not bring back a group that was removed during the request', async () => {
  indexedDB = new IDBFactory();
  const db = await openChatDatabase(me);
  await saveCachedGroup(db, me, makeGroupFixture());
  const requestedAt = Date.now();
  await applyChatEvents(db, me, [{ at: '1', event: { type: 'group_removed', group_id: 'g1', reason: 'left' } }], '1');
  await saveGroupList(db, me, [makeGroupFixture()], ['g1'], requestedAt);
  expect(await db.getAllKeys('groups')).toEqual([]);
  await saveGroupList(db, me, [makeGroupFixture()], [], requestedAt + 1);
  expect(await db.getAllKeys('groups')).toEqual(['g1']);
  db.close();
});

test('group cleared elsewhere: loses its older messages and pins', async () => {
  indexedDB = new IDBFactory();
  const db = await openChatDatabase(me);
  const messages = [1, 2, 3].map((seq) => makeMessageFixture(seq));
  const group = makeGroupFixture({ last_message: messages[1]!, last_seq: 2, unread: 2 });
  await saveCachedGroup(db, me, { ...group, last_message: null, last_seq: 0, unread: 0 });
  await applyChatEvents(
    db,
    me,
    messages.map((message) => ({ at: message.id, event: { type: 'message', message } })),
    'm3',
  );
  await savePinnedMessages(db, me, 'g1', [messages[2]!, messages[0]!]);
  const change = await saveCachedGroup(db, me, { ...group, last_message: null, unread: 0, cleared_seq: 2 });
  expect(change.cleared).toEqual([{ groupId: 'g1', seq: 2 }]);
  expect(await db.getAllKeys('messages')).toEqual([['g1', 3]]);
  expect((await db.get('pins', 'g1'))?.pins.map(({ id }) => id)).toEqual(['m3']);
  expect(await db.get('groups', 'g1')).toMatchObject({ cleared_seq: 2, last_message: { id: 'm3' }, unread: 1 });
  db.close();
});

test('mute setting: the last value wins', async () => {
  indexedDB = new IDBFactory();
  const db = await openChatDatabase(me);
  await saveCachedGroup(db, me, makeGroupFixture());
  expect((await saveGroupNotifyToggles(db, me, 'g1', { notify: 2 })).groupIds).toEqual(['g1']);
  expect(await db.get('groups', 'g1')).toMatchObject({ notify: 2 });
  await saveCachedGroup(db, me, makeGroupFixture({ notify: 1 }));
  expect(await db.get('groups', 'g1')).toMatchObject({ notify: 1 });
  db.close();
});
