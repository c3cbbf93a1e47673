import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schemas } from '@quintet/api/types';
import type { Database } from '../../base/database/types.ts';
import { createReaderFrameBuilder } from './frame.ts';
import type { LoggedEvent } from './event-types.ts';
import { hasAllEventsAfter, readEventsForUser } from './log.ts';
import {
  compareEventPositions,
  type EventPosition,
  toEventPosition,
  parseEventPosition,
  formatEventPosition,
} from './position.ts';
import { type EventPresenters, loadReaderEventPresenters } from './present.ts';

/** A client that missed more events than this reloads instead of replaying. */
const MAX_EVENTS = 1000;
/** Events held in memory at once for one client. */
const PAGE = 100;

export type EventStreamGreeting = {
  greeting: Schemas['ReadyFrame'] | Schemas['ResetFrame'];
  /** Events up to this position were replayed, or are replaced by the reset. */
  from: EventPosition;
};

type ReplayDeps = { db: Kysely<Database>; log: Logger; presenters: EventPresenters; logName: string };

/**
 * Yields the frames a client has missed from `last` up to `upTo`, one page at a time, and returns its greeting:
 * `reset` if these events cannot be replayed or are too many, else `ready`.
 */
export async function* replayEvents(
  deps: ReplayDeps,
  userId: string,
  last: string | null,
  upTo: EventPosition,
): AsyncGenerator<Buffer[], EventStreamGreeting> {
  const { db, log, logName } = deps;
  const greet = (type: 'ready' | 'reset', from = upTo): EventStreamGreeting => ({
    from,
    greeting: { type, last: formatEventPosition(logName, from) },
  });

  if (last === null) return greet('ready');
  const start = parseEventPosition(logName, last);
  if (!start) return greet('reset');
  // Another instance may have sent events that this instance has not read yet.
  if (compareEventPositions(start, upTo) >= 0)
    return (await hasAllEventsAfter(db, start)) ? greet('ready', start) : greet('reset');

  let limit = MAX_EVENTS + 1;
  for (let position = start; compareEventPositions(position, upTo) < 0; limit = PAGE) {
    const events = await readEventsForUser(db, userId, position, upTo, limit);
    // Check after reading the events, so that pruning in the meantime is noticed.
    if (events.length > MAX_EVENTS || !(await hasAllEventsAfter(db, start))) return greet('reset');
    const page = events.slice(0, PAGE);
    const frames = await presentFrames(deps, userId, page).catch((error: unknown) => {
      log.error({ err: error, from: page[0], to: page.at(-1) }, 'replaying events failed; the client gets a reset');
      return null;
    });
    if (!frames) return greet('reset');
    yield frames;
    if (page.length < PAGE) break;
    position = toEventPosition(page.at(-1)!);
  }
  return greet('ready');
}

async function presentFrames({ db, presenters, logName }: ReplayDeps, userId: string, events: LoggedEvent[]) {
  const presented = await loadReaderEventPresenters(
    presenters,
    db,
    events,
    Promise.resolve(events.map(() => [userId])),
  );
  return events.flatMap((event, index) => createReaderFrameBuilder(logName, event, presented[index]!)(userId) ?? []);
}
