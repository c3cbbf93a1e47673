import type { Kysely } from 'kysely';
import type { Database } from '../database/types.ts';
import type { EventKind, LoggedEvent, LoggedEventOf, StreamEvent } from './kinds.ts';

/** What an event is to one reader; null for nothing. The same object for several readers is prepared once. */
export type Rendering = (reader: string) => StreamEvent | null;

/** Reads what a batch of events of one kind is about. `readers[i]` will be told of `events[i]`. */
export type Renderer<K extends EventKind> = (
  db: Kysely<Database>,
  events: LoggedEventOf<K>[],
  readers: string[][],
) => Promise<Rendering[]>;

/** Every kind that clients are told of; each slice renders its own (`slices/streamed.ts`). */
export type Renderers = { [K in Exclude<EventKind, 'session_end'>]: Renderer<K> };

const nothing: Rendering = () => null;

/** Renders a batch, one call per kind; the renderings stand in the order of the events. */
export async function renderEvents(
  renderers: Renderers,
  db: Kysely<Database>,
  events: readonly LoggedEvent[],
  readers: string[][],
): Promise<Rendering[]> {
  const renderings: Rendering[] = events.map(() => nothing);
  const places = Map.groupBy(events.keys(), (place) => events[place]!.type);
  const readBy = (place: number) => readers[place]!.length > 0;
  await Promise.all(
    Array.from(places, async ([kind, all]) => {
      const wanted = all.filter(readBy);
      if (kind === 'session_end' || wanted.length === 0) return;
      const render = renderers[kind] as Renderer<EventKind>;
      const rendered = await render(
        db,
        wanted.map((place) => events[place]!),
        wanted.map((place) => readers[place]!),
      );
      wanted.forEach((place, index) => (renderings[place] = rendered[index] ?? nothing));
    }),
  );
  return renderings;
}
