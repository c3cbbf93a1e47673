import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { clearAccountData } from './clear-device.ts';

const open = () => openDB('quintet.chat.u1', 1, { upgrade: (db) => void db.createObjectStore('messages') });

test('clear local data: records are gone even while a frozen tab keeps its database open', async () => {
  // A frozen tab does not close its connection when another tab deletes the database.
  const frozen = await open();
  await frozen.put('messages', 'hello', 1);
  await clearAccountData();
  expect(await frozen.getAll('messages')).toEqual([]);
  frozen.close();
  const reopened = await open();
  expect(await reopened.getAll('messages')).toEqual([]);
  reopened.close();
});
