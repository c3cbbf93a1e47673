import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { EventType, LoggedEvent, LoggedEventOf, StreamEvent } from './event-types.ts';

/** Returns the event as one reader receives it, or null to send nothing. An object shared by readers is serialized once. */
export type PresentEventToReader = (reader: string) => StreamEvent | null;

/** Loads the content of a batch of events of one kind. `readers[i]` are the ids of the users who receive `events[i]`. */
export type PresentEventBatch<K extends EventType> = (
  db: Kysely<Database>,
  events: LoggedEventOf<K>[],
  readers: Promise<string[][]>,
) => Promise<PresentEventToReader[]>;

/** A presenter for every kind sent to clients; each slice presents its own kinds (`slices/stream-rules.ts`). */
export type EventPresenters = { [K in Exclude<EventType, 'session_end'>]: PresentEventBatch<K> };

const nothing: PresentEventToReader = () => null;

/**
 * Loads the content of a batch with one call per kind. Returns a function for each event, in their order, that presents it to a reader.
 * `readers` is a promise so that a presenter can load shared data while the readers are still being looked up.
 */
export async function loadReaderEventPresenters(
  presenters: EventPresenters,
  db: Kysely<Database>,
  events: readonly LoggedEvent[],
  readers: Promise<string[][]>,
): Promise<PresentEventToReader[]> {
  const presentedEvents: PresentEventToReader[] = events.map(() => nothing);
  const indexesByType = Map.groupBy(events.keys(), (index) => events[index]!.type);
  await Promise.all(
    Array.from(indexesByType, async ([kind, indexes]) => {
      if (kind === 'session_end') return;
      const present = presenters[kind] as PresentEventBatch<EventType>;
      const readersOfKind = readers.then((found) => indexes.map((index) => found[index]!));
      // The caller handles a failed lookup. Not every presenter awaits the readers, so this copy must not be an unhandled rejection.
      readersOfKind.catch(() => undefined);
      const presented = await present(
        db,
        indexes.map((index) => events[index]!),
        readersOfKind,
      );
      indexes.forEach((index, nth) => (presentedEvents[index] = presented[nth] ?? nothing));
    }),
  );
  return presentedEvents;
}
