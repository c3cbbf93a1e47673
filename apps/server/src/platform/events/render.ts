import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { EventType, LoggedEvent, LoggedEventOf, StreamEvent } from './event-types.ts';

/** What an event is to one reader; null for nothing. The same object for several readers is prepared once. */
export type Rendering = (reader: string) => StreamEvent | null;

/** Reads what a batch of events of one kind is about. The i-th of `readers` will be told of `events[i]`. */
export type Renderer<K extends EventType> = (
  db: Kysely<Database>,
  events: LoggedEventOf<K>[],
  readers: Promise<string[][]>,
) => Promise<Rendering[]>;

/** Every kind that clients are told of; each slice renders its own (`slices/stream-rules.ts`). */
export type Renderers = { [K in Exclude<EventType, 'session_end'>]: Renderer<K> };

const nothing: Rendering = () => null;

/**
 * Renders a batch, one call per kind; the renderings stand in the order of the events. What is the same for all readers is read
 * while these are still being found.
 */
export async function renderEvents(
  renderers: Renderers,
  db: Kysely<Database>,
  events: readonly LoggedEvent[],
  readers: Promise<string[][]>,
): Promise<Rendering[]> {
  const renderings: Rendering[] = events.map(() => nothing);
  const places = Map.groupBy(events.keys(), (place) => events[place]!.type);
  await Promise.all(
    Array.from(places, async ([kind, all]) => {
      if (kind === 'session_end') return;
      const render = renderers[kind] as Renderer<EventType>;
      const own = readers.then((found) => all.map((place) => found[place]!));
      // Whoever finds the readers tells of a failure; not every kind waits for them.
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
