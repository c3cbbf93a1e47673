import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../base/database/types.ts';
import type { EventConnection } from './connection.ts';
import { EventConnections } from './connections.ts';
import { deliverEvents, deliverStreamReset, deliverTypingSignal } from './delivery.ts';
import { EVENT_SOCKET_CLOSE_CODES } from './frame-writer.ts';
import type { LoggedEvent } from './event-types.ts';
import type { MaintenanceStateCache } from '../maintenance-state-cache.ts';
import { assignNumbersAndReadEventsAfter, queryHeadEventPosition } from './log.ts';
import { type EventPosition, toEventPosition } from './position.ts';
import type { EventStreamRules } from './rules.ts';
import type { InstanceSignal, InstanceSignals } from './signals.ts';

const MAX_BATCH = 500;
/** Pause before the next poll while signals keep coming: one poll then serves many commits. The first poll starts at once. */
const BUSY_PAUSE_MS = 10;
/** Attempts to deliver one event before its readers are reset. */
const MAX_ATTEMPTS = 5;
/** Delay of the first retry after a failure, and the longest delay, as multiples of the poll interval. */
const BACKOFF = { FIRST: 0.5, MAX: 5 };

type DispatcherDeps = Pick<EventStreamRules, 'presenters' | 'findMembers'> & {
  db: Kysely<Database>;
  log: Logger;
  signals: InstanceSignals;
  maintenance: Pick<MaintenanceStateCache, 'invalidate'>;
  logName: string;
  start: EventPosition;
  /** Milliseconds between polls: the longest delay caused by a lost signal. */
  pollMs: number;
};

/** Reads new events once for this whole instance and delivers them to the connections that may see them. */
export class EventDispatcher {
  readonly #deps: DispatcherDeps & { connections: EventConnections };
  readonly #stopListening: () => void;
  #position: EventPosition;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | null = null;
  #delivering: Promise<void> | null = null;
  #mustPollAgain = false;
  #isStopped = false;
  /** Consecutive failed polls. */
  #failures = 0;
  #batch = MAX_BATCH;
  #attempts = 0;

  constructor(deps: DispatcherDeps) {
    this.#deps = { ...deps, connections: new EventConnections() };
    this.#position = deps.start;
    this.#stopListening = deps.signals.listen((signal) => this.#handleSignal(signal));
    this.#schedule();
  }

  /** Adds a connection between two batches. Returns the position before its first event. */
  async add(connection: EventConnection): Promise<EventPosition> {
    while (this.#delivering) await this.#delivering.catch(() => {});
    this.#deps.connections.add(connection);
    return this.#position;
  }

  remove(connection: EventConnection): void {
    this.#deps.connections.remove(connection);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#stopListening();
    await this.#polling;
  }

  #handleSignal(signal: InstanceSignal): void {
    if (signal !== 'poll') {
      deliverTypingSignal(this.#deps, signal.typing).catch((error: unknown) =>
        this.#deps.log.error({ err: error }, 'sending a typing frame failed'),
      );
    } else if (this.#failures === 0) this.#poll();
  }

  #schedule(): void {
    const { FIRST, MAX } = BACKOFF;
    const polls = this.#failures === 0 ? 1 : Math.min(FIRST * 2 ** (this.#failures - 1), MAX);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#poll(), polls * this.#deps.pollMs);
  }

  /** Polls for new events; during a running poll, schedules another one after it. */
  #poll(): void {
    this.#mustPollAgain = true;
    this.#polling ??= this.#pollUntilDone();
  }

  async #pollUntilDone(): Promise<void> {
    try {
      while (this.#mustPollAgain && !this.#isStopped) {
        this.#mustPollAgain = false;
        await this.#pollOnce();
        if (this.#mustPollAgain) await sleep(BUSY_PAUSE_MS);
      }
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures === 1) this.#deps.log.error({ err: error }, 'reading events failed; the server tries again');
    }
    this.#polling = null;
    if (!this.#isStopped) this.#schedule();
  }

  async #pollOnce(): Promise<void> {
    const batch = this.#batch;
    const events = await assignNumbersAndReadEventsAfter(this.#deps.db, this.#position, batch);
    if (!events) await this.#restartAtHead();
    else if (events.length > 0) await this.#deliver(events);
    if (events?.length === batch) this.#mustPollAgain = true;
  }

  /** After a restore of the database, closes all connections: clients reconnect and are replayed or reset by their own position. */
  async #restartAtHead(): Promise<void> {
    const { db, log, connections } = this.#deps;
    this.#position = await queryHeadEventPosition(db);
    log.warn(
      { position: this.#position },
      'the event log was restored; the server closes all connections, and clients reconnect',
    );
    connections.closeAll(EVENT_SOCKET_CLOSE_CODES.SHUTTING_DOWN, 'restart');
  }

  #deliver(events: LoggedEvent[]): Promise<void> {
    this.#delivering = this.#deliverOrReset(events).finally(() => {
      this.#delivering = null;
    });
    return this.#delivering;
  }

  async #deliverOrReset(events: LoggedEvent[]): Promise<void> {
    if (events.some(({ type }) => type === 'maintenance')) this.#deps.maintenance.invalidate();
    try {
      await deliverEvents(this.#deps, events);
      this.#batch = Math.min(this.#batch * 2, MAX_BATCH);
    } catch (error) {
      if (events.length > 1) {
        // Retry one event at a time, so that an undeliverable event does not block the others.
        this.#batch = 1;
        this.#mustPollAgain = true;
        return;
      }
      this.#attempts += 1;
      if (this.#attempts < MAX_ATTEMPTS) throw error;
      this.#deps.log.fatal({ err: error, event: events[0] }, 'an event cannot be delivered; its readers reload');
      await deliverStreamReset(this.#deps, events[0]!);
    }
    this.#attempts = 0;
    this.#position = toEventPosition(events.at(-1)!);
  }
}
