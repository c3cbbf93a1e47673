import 'fake-indexeddb/auto';
import { makeMessage } from '@quintet/domain/chat/fixtures';
import { expect, test } from 'vitest';
import { readPins, saveLoadedPins, savePins } from './pins.ts';
import { openChatDatabase } from './schema.ts';

const me = 'u1';

test('loaded pins: replace those that the device knew, and are dropped when they have changed since', async () => {
  const db = await openChatDatabase(me);
  const [first, second] = [makeMessage(1), makeMessage(2)];
  await saveLoadedPins(db, me, { groupId: 'g1', pins: [first] }, undefined);
  const known = await readPins(db, 'g1');
  expect(known?.pins).toEqual([first]);
  await savePins(db, me, 'g1', []);
  const change = await saveLoadedPins(db, me, { groupId: 'g1', pins: [second, first] }, known);
  expect(change.pins).toEqual([]);
  expect((await readPins(db, 'g1'))?.pins).toEqual([]);
  db.close();
});
