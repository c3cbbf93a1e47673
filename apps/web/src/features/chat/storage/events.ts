import type { StreamEvent, PositionedEvent } from '../../../shared/events/event-sink.ts';
import type { ChatChange } from './change.ts';
import type { ChatDatabase } from './schema.ts';
import { runUnitOfWork, type UnitOfWork } from './unit-of-work.ts';

async function applyEvent(unit: UnitOfWork, event: StreamEvent): Promise<void> {
  switch (event.type) {
    case 'message':
      return unit.addMessage(event.message, event.previous_seq);
    case 'message_update':
      return unit.updateMessage(event.message);
    case 'pins':
      return unit.setPins(event.group_id, event.pins);
    case 'view':
      return unit.markRead(event.group_id, event);
    case 'group':
      return unit.mergeListedGroup(event.group);
    case 'group_removed':
      return unit.removeGroup(event.group_id);
    case 'message_hidden':
      return unit.hideMessage(event.group_id, event.seq);
    case 'group_cleared':
      return unit.clearHistory(event.group_id, event.seq);
    case 'members':
      unit.invalidateUsers(event.group_id, event.user_ids);
      return unit.setMemberCount(event.group_id, event.member_count);
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
export function resetToEventPosition(db: ChatDatabase, me: string, position: string): Promise<ChatChange> {
  return runUnitOfWork(db, me, async ({ tx }) => {
    await Promise.all([tx.objectStore('meta').put(position, 'position'), tx.objectStore('meta').put(false, 'listed')]);
    await tx.objectStore('people').clear();
    const histories = tx.objectStore('histories');
    for (const history of await histories.getAll()) await histories.put({ ...history, unsure: history.ranges });
  }).then((change) => ({ ...change, reset: true }));
}
