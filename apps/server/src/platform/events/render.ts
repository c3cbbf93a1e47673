import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { EventType, LoggedEvent, LoggedEventOf, StreamEvent } from './event-types.ts';

/** Returns the event as one reader receives it, or null to send nothing. An object shared by readers is serialized once. */
export type RenderEventForReader = (reader: string) => StreamEvent | null;

/** Loads the content of a batch of events of one kind. `readers[i]` are the ids of the users who receive `events[i]`. */
export type RenderEventBatch<K extends EventType> = (
  db: Kysely<Database>,
  events: LoggedEventOf<K>[],
  readers: Promise<string[][]>,
) => Promise<RenderEventForReader[]>;

/** A renderer for every kind sent to clients; each slice renders its own kinds (`slices/stream-rules.ts`). */
export type EventRenderers = { [K in Exclude<EventType, 'session_end'>]: RenderEventBatch<K> };

const nothing: RenderEventForReader = () => null;

/**
 * Renders a batch with one call per kind and returns the renderings in the order of the events.
 * `readers` is a promise so that a renderer can load shared data while the readers are still being looked up.
 */
export async function renderEvents(
  renderers: EventRenderers,
  db: Kysely<Database>,
  events: readonly LoggedEvent[],
  readers: Promise<string[][]>,
): Promise<RenderEventForReader[]> {
  const renderings: RenderEventForReader[] = events.map(() => nothing);
  const places = Map.groupBy(events.keys(), (place) => events[place]!.type);
  await Promise.all(
    Array.from(places, async ([kind, all]) => {
      if (kind === 'session_end') return;
      const render = renderers[kind] as RenderEventBatch<EventType>;
      const own = readers.then((found) => all.map((place) => found[place]!));
      // The caller handles a failed lookup. Not every renderer awaits the readers, so this copy must not be an unhandled rejection.
      own.catch(() => undefined);
      const rendered = await render(
        db,
        all.map((place) => events[place]!),
        own,
      );
      all.forEach((place, index) => (renderings[place] = rendered[index] ?? nothing));
    }),
  );
  return renderings;
}
