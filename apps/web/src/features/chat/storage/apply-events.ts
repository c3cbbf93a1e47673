import type { StreamEvent, PositionedEvent } from '../../../shared/events/event-sink.ts';
import type { ChatChange } from './change.ts';
import type { ChatDatabase } from './schema.ts';
import { putPinnedMessages } from './pins.ts';
import { runUnitOfWork, type UnitOfWork } from './unit-of-work.ts';
import {
  clearGroupHistoryUpTo,
  applyReadMarker,
  removeGroup,
  saveListedGroup,
  setMemberCount,
} from './write-groups.ts';
import { addReceivedMessage, hideMessage, updateMessage } from './write-messages.ts';

async function applyEvent(unit: UnitOfWork, event: StreamEvent): Promise<void> {
  switch (event.type) {
    case 'message':
      return addReceivedMessage(unit, event.message, event.previous_seq);
    case 'message_update':
      return updateMessage(unit, event.message);
    case 'pins':
      return putPinnedMessages(unit, event.group_id, event.pins);
    case 'view':
      return applyReadMarker(unit, event.group_id, event);
    case 'group':
      return saveListedGroup(unit, event.group);
    case 'group_removed':
      return removeGroup(unit, event.group_id);
    case 'message_hidden':
      return hideMessage(unit, event.group_id, event.seq);
    case 'group_cleared':
      return clearGroupHistoryUpTo(unit, event.group_id, event.seq);
    case 'members':
      unit.record({ invalidatedUsers: [{ groupId: event.group_id, ids: event.user_ids }] });
      return setMemberCount(unit, event.group_id, event.member_count);
    default:
    // Not about chats.
  }
}

/** Applies events and saves the position in one transaction (design §4, Events). */
export function applyChatEvents(
  db: ChatDatabase,
  me: string,
  events: readonly PositionedEvent[],
  position: string,
): Promise<ChatChange> {
  return runUnitOfWork(db, me, async (unit) => {
    for (const { event } of events) await applyEvent(unit, event);
    await unit.tx.objectStore('meta').put(position, 'position');
  });
}

export async function readEventPosition(db: ChatDatabase): Promise<string | null> {
  return ((await db.get('meta', 'position')) as string | undefined) ?? null;
}

/**
 * Resets the position when events can no longer be replayed, marks the cached history stale and deletes cached users, who may have new
 * names. The group list and shown histories are fetched again.
 */
export function resetChatCacheToPosition(db: ChatDatabase, me: string, position: string): Promise<ChatChange> {
  return runUnitOfWork(db, me, async ({ tx }) => {
    await Promise.all([tx.objectStore('meta').put(position, 'position'), tx.objectStore('meta').put(false, 'listed')]);
    await tx.objectStore('people').clear();
    const histories = tx.objectStore('histories');
    for (const history of await histories.getAll()) await histories.put({ ...history, unsure: history.ranges });
  }).then((change) => ({ ...change, reset: true }));
}
