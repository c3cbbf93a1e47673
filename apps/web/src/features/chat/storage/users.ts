import { type CachedGroupUser, toGroupUserKey } from '../../../shared/users/users.ts';
import type { ChatDatabase } from './schema.ts';

/** Reads cached users of a group. */
export async function readCachedUsers(
  db: ChatDatabase,
  groupId: string,
  ids: readonly string[],
): Promise<CachedGroupUser[]> {
  const tx = db.transaction('people');
  const found = await Promise.all(ids.map((id) => tx.store.get(toGroupUserKey(groupId, id))));
  return found.filter((user) => user !== undefined);
}

export async function saveCachedUsers(db: ChatDatabase, users: readonly CachedGroupUser[]): Promise<void> {
  const tx = db.transaction('people', 'readwrite');
  await Promise.all([...users.map((user) => tx.store.put(user)), tx.done]);
}
