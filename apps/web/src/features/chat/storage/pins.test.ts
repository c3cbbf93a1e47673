import 'fake-indexeddb/auto';
import { makeMessageFixture } from '@quintet/domain/chat/fixtures';
import { expect, test } from 'vitest';
import { readPinnedMessages, savePinnedMessagesUnlessChanged, savePinnedMessages } from './pins.ts';
import { openChatDatabase } from './schema.ts';

const me = 'u1';

test('loaded pins: replace those that the device knew, and are dropped when they have changed since', async () => {
  const db = await openChatDatabase(me);
  const [first, second] = [makeMessageFixture(1), makeMessageFixture(2)];
  await savePinnedMessagesUnlessChanged(db, me, { groupId: 'g1', pins: [first] }, undefined);
  const known = await readPinnedMessages(db, 'g1');
  expect(known?.pins).toEqual([first]);
  await savePinnedMessages(db, me, 'g1', []);
  const change = await savePinnedMessagesUnlessChanged(db, me, { groupId: 'g1', pins: [second, first] }, known);
  expect(change.pins).toEqual([]);
  expect((await readPinnedMessages(db, 'g1'))?.pins).toEqual([]);
  db.close();
});
