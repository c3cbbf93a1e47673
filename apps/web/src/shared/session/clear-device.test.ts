import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { readRecentEmojis, saveRecentEmoji } from '../emoji/recent-emojis.ts';
import { localStorageValues } from '../storage/local-storage.ts';
import { clearAccountDataKeepingLogin } from './clear-device.ts';
import { endSession, signInWithTokens } from './session.ts';

const open = () => openDB('quintet.chat.u1', 1, { upgrade: (db) => void db.createObjectStore('messages') });

test('clear local data: records are gone even while a frozen tab keeps its database open', async () => {
  // A frozen tab does not close its connection when another tab deletes the database.
  const frozen = await open();
  await frozen.put('messages', 'hello', 1);
  await clearAccountDataKeepingLogin();
  expect(await frozen.getAll('messages')).toEqual([]);
  frozen.close();
  const reopened = await open();
  expect(await reopened.getAll('messages')).toEqual([]);
  reopened.close();
});

test('end of a session: recent emojis and searches are gone, the language stays', async () => {
  signInWithTokens({
    token: `e30.${btoa(JSON.stringify({ sub: 'u1', did: 'd', exp: 2_000_000_000 }))}.x`,
    refreshToken: 'r',
  });
  saveRecentEmoji('🍊');
  localStorageValues.searches.write('["tea"]');
  localStorageValues.locale.write('en');
  await endSession();
  expect(readRecentEmojis()).toEqual([]);
  expect(localStorageValues.searches.read()).toBeNull();
  expect(localStorageValues.locale.read()).toBe('en');
});
