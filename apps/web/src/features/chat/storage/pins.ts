import type { Message } from '@quintet/domain/chat/message';
import type { ChatChange } from './change.ts';
import type { ChatDatabase, StoredPinnedMessages } from './schema.ts';
import { runUnitOfWork } from './unit-of-work.ts';

export const readPinnedMessages = (db: ChatDatabase, groupId: string): Promise<StoredPinnedMessages | undefined> =>
  db.get('pins', groupId);

/** Saves the pinned messages from the server. */
export function savePinnedMessages(
  db: ChatDatabase,
  me: string,
  groupId: string,
  pins: readonly Message[],
): Promise<ChatChange> {
  return runUnitOfWork(db, me, (unit) => unit.setPins(groupId, pins));
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
    if (JSON.stringify(current) === JSON.stringify(known)) await unit.setPins(loaded.groupId, loaded.pins);
  });
}
