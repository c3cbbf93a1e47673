import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/types.ts';
import { findMembersHere, findReaders } from './audience.ts';
import { CLOSE, type Connection } from './connection.ts';
import { textFrame } from './frame.ts';
import { framesOf } from './frames.ts';
import type { Signal, Signals, Typing } from './signals.ts';
import type { LoggedEvent } from './kinds.ts';
import { readAfter } from './log.ts';
import { type Position, positionOf } from './position.ts';
import { type Renderers, renderEvents } from './render.ts';

const BATCH = 500;
/** Milliseconds between looks without a hint: what a lost hint costs at most. */
const LOOK_EVERY = 1000;
/** Milliseconds until another look when committed events wait behind a transaction that still runs. */
const LOOK_AGAIN = 15;
/** Tries to tell a batch before it is given up. */
const MOST_FAILURES = 10;

type Needs = {
  db: Kysely<Database>;
  log: Logger;
  signals: Signals;
  renderers: Renderers;
  logName: string;
  start: Position;
};

/** Reads new events once for this whole instance and tells them to the connections that may see them. */
export class Dispatcher {
  readonly #needs: Needs;
  readonly #connections = new Map<string, Set<Connection>>();
  readonly #timer: NodeJS.Timeout;
  readonly #stopListening: () => void;
  #position: Position;
  #isLooking: Promise<void> | null = null;
  #isDispatching: Promise<void> | null = null;
  #mustLookAgain = false;
  #failures = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#position = needs.start;
    this.#stopListening = needs.signals.listen((signal) => this.#hear(signal));
    this.#timer = setInterval(() => this.look(), LOOK_EVERY);
  }

  /** Lets a connection in between two batches. Gives the position before its first event. */
  async add(connection: Connection): Promise<Position> {
    while (this.#isDispatching) await this.#isDispatching;
    const { userId } = connection.owner;
    const own = this.#connections.get(userId) ?? new Set();
    this.#connections.set(userId, own.add(connection));
    return this.#position;
  }

  remove(connection: Connection): void {
    const { userId } = connection.owner;
    const own = this.#connections.get(userId);
    own?.delete(connection);
    if (own?.size === 0) this.#connections.delete(userId);
  }

  /** Looks for new events; while a look is under way, asks for another one after it. */
  look(): void {
    if (this.#isLooking) {
      this.#mustLookAgain = true;
      return;
    }
    this.#isLooking = this.#lookUntilDone()
      .catch((error: unknown) => this.#needs.log.error({ err: error }, 'events could not be read'))
      .finally(() => {
        this.#isLooking = null;
      });
  }

  #hear(signal: Signal): void {
    if (signal === 'look') this.look();
    else
      this.#tellTyping(signal.typing).catch((error: unknown) =>
        this.#needs.log.error({ err: error }, 'typing is not told'),
      );
  }

  /** Now or never, to those who are here. */
  async #tellTyping({ group_id, user_id }: Typing): Promise<void> {
    const readers = await findMembersHere(this.#needs.db, group_id, this.#connections);
    const frame = textFrame(JSON.stringify({ type: 'typing', group_id, user_id }));
    const others = readers.filter((id) => id !== user_id);
    for (const reader of others) for (const each of this.#connections.get(reader) ?? []) each.mention(frame);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopListening();
    await this.#isLooking;
    for (const own of this.#connections.values()) for (const each of own) each.close(CLOSE.SHUTTING_DOWN, 'restart');
  }

  async #lookUntilDone(): Promise<void> {
    do {
      this.#mustLookAgain = false;
      const { events, isWaiting } = await readAfter(this.#needs.db, this.#position, BATCH);
      if (events.length > 0) await this.#dispatchOrSkip(events);
      if (events.length === BATCH) this.#mustLookAgain = true;
      else if (isWaiting) setTimeout(() => this.look(), LOOK_AGAIN).unref();
    } while (this.#mustLookAgain);
  }

  /** A batch that cannot be told, again and again, must not silence everything after it. */
  async #dispatchOrSkip(events: LoggedEvent[]): Promise<void> {
    try {
      this.#isDispatching = this.#dispatch(events).finally(() => {
        this.#isDispatching = null;
      });
      await this.#isDispatching;
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures < MOST_FAILURES) throw error;
      const { log } = this.#needs;
      log.fatal({ err: error, from: events[0], to: events.at(-1) }, 'events that cannot be told are skipped');
      this.#failures = 0;
      this.#position = positionOf(events.at(-1)!);
    }
  }

  async #dispatch(batch: LoggedEvent[]): Promise<void> {
    const { db, renderers, logName } = this.#needs;
    const here = this.#connections;
    const events = batch.filter(({ user_id }) => (user_id === null ? here.size > 0 : here.has(user_id)));
    const finding = findReaders(db, events, here);
    const [readers, renderings] = await Promise.all([finding, renderEvents(renderers, db, events, finding)]);
    events.forEach((event, index) => {
      if (event.type === 'session_end') this.#endSession(event.user_id, event.ref);
      const frameFor = framesOf(logName, event, renderings[index]!);
      const at = positionOf(event);
      const isLast = index === events.length - 1;
      for (const reader of readers[index]!) {
        const frame = frameFor(reader);
        if (frame) for (const connection of this.#connections.get(reader) ?? []) connection.tell(frame, at, isLast);
      }
    });
    this.#position = positionOf(batch.at(-1)!);
  }

  #endSession(userId: string | null, { session_id, reason }: { session_id: number; reason: string }): void {
    for (const connection of this.#connections.get(userId ?? '') ?? []) {
      if (connection.owner.sessionId === session_id) connection.close(CLOSE.SESSION_ENDED, reason);
    }
  }
}
