import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { expect, test, vi } from 'vitest';
import { openChatDatabase } from './schema.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

/** Opens the database as an older version of the app, which does not close it for a newer one. */
function openOldDatabase(userId: string): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = indexedDB.open(`quintet.chat.${userId}`, 1);
    request.onupgradeneeded = () => {
      const people = request.result.createObjectStore('people', { keyPath: 'id' });
      people.put({ id: 'u2', nickname: 'A remark', avatar: null, avatar_thumbnail: null });
    };
    request.onsuccess = () => resolve(request.result);
  });
}

test('chat database: tells that an older tab blocks its opening, and opens when that tab is closed', async () => {
  const older = await openOldDatabase('blocked');
  const onBlocked = vi.fn<() => void>();
  const opening = openChatDatabase('blocked', { onBlocked });
  await waitFor(() => expect(onBlocked).toHaveBeenCalledOnce());
  older.close();
  (await opening).close();
});

test('chat database: drops cached users of an older version, whose names may be remark nicknames', async () => {
  (await openOldDatabase('older')).close();
  const db = await openChatDatabase('older');
  expect(await db.getAll('people')).toEqual([]);
  db.close();
});

test('chat database: tells that the browser ended its connection, and opens again with what it had', async () => {
  const onClosed = vi.fn<() => void>();
  const db = await openChatDatabase('ended', { onClosed });
  await db.put('meta', 'p7', 'position');
  forceCloseDatabase(unwrap(db) as never);
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  await expect(db.get('meta', 'position')).rejects.toThrow(DOMException);
  const reopened = await openChatDatabase('ended');
  expect(await reopened.get('meta', 'position')).toBe('p7');
  reopened.close();
});

test('chat database: closes for a tab that deletes it', async () => {
  const onClosed = vi.fn<() => void>();
  await openChatDatabase('deleted', { onClosed });
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('quintet.chat.deleted').onsuccess = resolve;
  });
  expect(onClosed).toHaveBeenCalledOnce();
});
