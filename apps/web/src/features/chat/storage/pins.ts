import type { Message } from '@quintet/domain/chat/message';
import type { ChatChange } from './change.ts';
import type { ChatDatabase, StoredPinnedMessages } from './schema.ts';
import { runUnitOfWork, type UnitOfWork } from './unit-of-work.ts';

export const readPinnedMessages = (db: ChatDatabase, groupId: string): Promise<StoredPinnedMessages | undefined> =>
  db.get('pins', groupId);

/** Writes the pinned messages of a group in a unit of work. */
export async function putPinnedMessages(unit: UnitOfWork, groupId: string, pins: readonly Message[]): Promise<void> {
  const stored = { groupId, pins };
  await unit.tx.objectStore('pins').put(stored);
  unit.record({ pins: [stored] });
}

/** Saves the pinned messages from the server. */
export function savePinnedMessages(
  db: ChatDatabase,
  me: string,
  groupId: string,
  pins: readonly Message[],
): Promise<ChatChange> {
  return runUnitOfWork(db, me, (unit) => putPinnedMessages(unit, groupId, pins));
}

/** Saves pinned messages that were loaded while the device knew `known`; drops them if they have changed since. */
export function savePinnedMessagesUnlessChanged(
  db: ChatDatabase,
  me: string,
  loaded: StoredPinnedMessages,
  known: StoredPinnedMessages | undefined,
): Promise<ChatChange> {
  return runUnitOfWork(db, me, async (unit) => {
    const current = await unit.tx.objectStore('pins').get(loaded.groupId);
    if (JSON.stringify(current) === JSON.stringify(known)) await putPinnedMessages(unit, loaded.groupId, loaded.pins);
  });
}
