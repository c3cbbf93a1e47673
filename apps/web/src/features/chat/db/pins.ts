import type { Message } from '@quintet/domain/chat/message';
import type { Change } from './change.ts';
import type { ChatDatabase, StoredPins } from './schema.ts';
import { runUnitOfWork } from './unit-of-work.ts';

export const readPins = (db: ChatDatabase, groupId: string): Promise<StoredPins | undefined> => db.get('pins', groupId);

/** Saves the pinned messages from the server. */
export function savePins(db: ChatDatabase, me: string, groupId: string, pins: readonly Message[]): Promise<Change> {
  return runUnitOfWork(db, me, (unit) => unit.setPins(groupId, pins));
}
