import type { StreamEvent, PositionedEvent } from '../../../shared/events/event-store.ts';
import type { Change } from './change.ts';
import type { ChatDatabase } from './schema.ts';
import { work, type Work } from './unit-of-work.ts';

async function applyEvent(doing: Work, event: StreamEvent): Promise<void> {
  switch (event.type) {
    case 'message':
      return doing.arrive(event.message);
    case 'message_update':
      return doing.update(event.message);
    case 'pins':
      return doing.pin(event.group_id, event.pins);
    case 'view':
      return doing.view(event.group_id, event);
    case 'group':
      return doing.list(event.group);
    case 'group_removed':
      return doing.leave(event.group_id);
    case 'group_cleared':
      return doing.clear(event.group_id, event.seq);
    case 'members':
      return doing.forget(event.group_id, event.user_ids);
    default:
    // Not about chats.
  }
}

/** Applies events and the position after them in one transaction (design §4, Events). */
export function applyEvents(
  db: ChatDatabase,
  me: string,
  told: readonly PositionedEvent[],
  at: string,
): Promise<Change> {
  return work(db, me, async (doing) => {
    for (const { event } of told) await applyEvent(doing, event);
    await doing.tx.objectStore('meta').put(at, 'position');
  });
}

export async function readPosition(db: ChatDatabase): Promise<string | null> {
  return ((await db.get('meta', 'position')) as string | undefined) ?? null;
}

/**
 * What was missed cannot be told any more: stands at `at`, and takes nothing that is kept for the last word. The groups
 * are to be listed, histories to be asked for again where they are shown.
 */
export function resetTo(db: ChatDatabase, me: string, at: string): Promise<Change> {
  return work(db, me, async ({ tx }) => {
    await Promise.all([tx.objectStore('meta').put(at, 'position'), tx.objectStore('meta').put(false, 'listed')]);
    const histories = tx.objectStore('histories');
    for (const history of await histories.getAll()) await histories.put({ ...history, unsure: history.ranges });
  }).then((change) => ({ ...change, reset: true }));
}
