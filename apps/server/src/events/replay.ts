import type { Kysely } from 'kysely';
import type { Schemas } from '@quintet/api/types';
import type { Database } from '../database/types.ts';
import { framesOf } from './frames.ts';
import { readForUser } from './log.ts';
import { comparePositions, type Position, readPosition, writePosition } from './position.ts';
import { type Renderers, renderEvents } from './render.ts';
import { readLogSettings } from './retention.ts';

/** More than this is reloaded, not replayed. */
const MOST_REPLAYED = 1000;

export type Beginning = {
  frames: Buffer[];
  greeting: Schemas['ReadyFrame'] | Schemas['ResetFrame'];
  /** Events up to here are told or given up. */
  from: Position;
};

type Needs = { db: Kysely<Database>; renderers: Renderers; logName: string };

/** What a client that was last told `last` has missed up to `upTo`; a reset when that cannot or should not be replayed. */
export async function replay(needs: Needs, userId: string, last: string | null, upTo: Position): Promise<Beginning> {
  const { db, renderers, logName } = needs;
  const greet = (type: 'ready' | 'reset', from = upTo, frames: Buffer[] = []): Beginning => ({
    frames,
    from,
    greeting: { type, last: writePosition(logName, from) },
  });

  if (last === null) return greet('ready');
  const position = readPosition(logName, last);
  if (!position) return greet('reset');
  // Another instance may have told more than this one has seen.
  if (comparePositions(position, upTo) >= 0) return greet('ready', position);

  const events = await readForUser(db, userId, position, upTo, MOST_REPLAYED + 1);
  // Read after the events: what was pruned meanwhile shows in it.
  const { floor } = await readLogSettings(db);
  if (events.length > MOST_REPLAYED || comparePositions(position, floor) < 0) return greet('reset');

  const renderings = await renderEvents(renderers, db, events, Promise.resolve(events.map(() => [userId])));
  const frames = events.flatMap((event, index) => framesOf(logName, event, renderings[index]!)(userId) ?? []);
  return greet('ready', upTo, frames);
}
