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
export async function prepareEventsForReaders(
  presenters: EventPresenters,
  db: Kysely<Database>,
  events: readonly LoggedEvent[],
  readers: Promise<string[][]>,
): Promise<PresentEventToReader[]> {
  const presentedEvents: PresentEventToReader[] = events.map(() => nothing);
  const places = Map.groupBy(events.keys(), (place) => events[place]!.type);
  await Promise.all(
    Array.from(places, async ([kind, placesOfKind]) => {
      if (kind === 'session_end') return;
      const present = presenters[kind] as PresentEventBatch<EventType>;
      const readersOfKind = readers.then((found) => placesOfKind.map((place) => found[place]!));
      // The caller handles a failed lookup. Not every presenter awaits the readers, so this copy must not be an unhandled rejection.
      readersOfKind.catch(() => undefined);
      const presented = await present(
        db,
        placesOfKind.map((place) => events[place]!),
        readersOfKind,
      );
      placesOfKind.forEach((place, index) => (presentedEvents[place] = presented[index] ?? nothing));
    }),
  );
  return presentedEvents;
}
