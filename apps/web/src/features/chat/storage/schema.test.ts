import 'fake-indexeddb/auto';
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
