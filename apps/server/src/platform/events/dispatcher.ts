import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../base/database/types.ts';
import type { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import { deliver, deliverReset, deliverTyping } from './delivery.ts';
import { CLOSE } from './frame-writer.ts';
import type { LoggedEvent } from './event-types.ts';
import type { MaintenanceService } from '../maintenance.ts';
import { readAfter, readHead } from './log.ts';
import { type Position, positionOf } from './position.ts';
import type { StreamRules } from './rules.ts';
import type { Signal, Signals } from './signals.ts';

const MAX_BATCH = 500;
/** Pause before the next poll while signals keep coming: one poll then serves many commits. The first poll starts at once. */
const BUSY_PAUSE_MS = 10;
/** Tries to deliver one event before its readers are reset. */
const MAX_TRIES = 5;
/** Delay of the first retry after a failure, and the longest delay, as multiples of the poll interval. */
const BACKOFF = { FIRST: 0.5, MAX: 5 };

type DispatcherDeps = Pick<StreamRules, 'renderers' | 'findMembers'> & {
  db: Kysely<Database>;
  log: Logger;
  signals: Signals;
  maintenance: Pick<MaintenanceService, 'invalidate'>;
  logName: string;
  start: Position;
  /** Milliseconds between polls: the longest delay caused by a lost signal. */
  pollMs: number;
};

/** Reads new events once for this whole instance and delivers them to the connections that may see them. */
export class Dispatcher {
  readonly #needs: DispatcherDeps & { connections: Connections };
  readonly #stopListening: () => void;
  #position: Position;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #delivering: Promise<void> | null = null;
  #mustLookAgain = false;
  #isStopped = false;
  /** Consecutive failed looks. */
  #failures = 0;
  #batch = MAX_BATCH;
  #tries = 0;

  constructor(needs: DispatcherDeps) {
    this.#needs = { ...needs, connections: new Connections() };
    this.#position = needs.start;
    this.#stopListening = needs.signals.listen((signal) => this.#hear(signal));
    this.#schedule();
  }

  /** Adds a connection between two batches. Returns the position before its first event. */
  async add(connection: Connection): Promise<Position> {
    while (this.#delivering) await this.#delivering.catch(() => {});
    this.#needs.connections.add(connection);
    return this.#position;
  }

  remove(connection: Connection): void {
    this.#needs.connections.remove(connection);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#stopListening();
    await this.#looking;
  }

  #hear(signal: Signal): void {
    if (signal !== 'look') {
      deliverTyping(this.#needs, signal.typing).catch((error: unknown) =>
        this.#needs.log.error({ err: error }, 'sending a typing frame failed'),
      );
    } else if (this.#failures === 0) this.#look();
  }

  #schedule(): void {
    const { FIRST, MAX } = BACKOFF;
    const polls = this.#failures === 0 ? 1 : Math.min(FIRST * 2 ** (this.#failures - 1), MAX);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), polls * this.#needs.pollMs);
  }

  /** Looks for new events; during a running look, schedules another one after it. */
  #look(): void {
    this.#mustLookAgain = true;
    this.#looking ??= this.#lookUntilDone();
  }

  async #lookUntilDone(): Promise<void> {
    try {
      while (this.#mustLookAgain && !this.#isStopped) {
        this.#mustLookAgain = false;
        await this.#lookOnce();
        if (this.#mustLookAgain) await sleep(BUSY_PAUSE_MS);
      }
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures === 1) this.#needs.log.error({ err: error }, 'reading events failed; the server tries again');
    }
    this.#looking = null;
    if (!this.#isStopped) this.#schedule();
  }

  async #lookOnce(): Promise<void> {
    const batch = this.#batch;
    const events = await readAfter(this.#needs.db, this.#position, batch);
    if (!events) await this.#beginAnew();
    else if (events.length > 0) await this.#deliver(events);
    if (events?.length === batch) this.#mustLookAgain = true;
  }

  /** After a restore of the database, closes all connections: clients reconnect and are replayed or reset by their own position. */
  async #beginAnew(): Promise<void> {
    const { db, log, connections } = this.#needs;
    this.#position = await readHead(db);
    log.warn(
      { position: this.#position },
      'the event log was restored; the server closes all connections, and clients reconnect',
    );
    connections.closeAll(CLOSE.SHUTTING_DOWN, 'restart');
  }

  #deliver(events: LoggedEvent[]): Promise<void> {
    this.#delivering = this.#deliverOrReset(events).finally(() => {
      this.#delivering = null;
    });
    return this.#delivering;
  }

  async #deliverOrReset(events: LoggedEvent[]): Promise<void> {
    if (events.some(({ type }) => type === 'maintenance')) this.#needs.maintenance.invalidate();
    try {
      await deliver(this.#needs, events);
      this.#batch = Math.min(this.#batch * 2, MAX_BATCH);
    } catch (error) {
      if (events.length > 1) {
        // Retry one event at a time, so that an undeliverable event does not block the others.
        this.#batch = 1;
        this.#mustLookAgain = true;
        return;
      }
      this.#tries += 1;
      if (this.#tries < MAX_TRIES) throw error;
      this.#needs.log.fatal({ err: error, event: events[0] }, 'an event cannot be delivered; its readers reload');
      await deliverReset(this.#needs, events[0]!);
    }
    this.#tries = 0;
    this.#position = positionOf(events.at(-1)!);
  }
}
