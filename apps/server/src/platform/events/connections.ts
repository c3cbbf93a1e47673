import type { EventConnection } from './connection.ts';

/** The connections of this instance, by user. */
export class EventConnections {
  readonly #byUser = new Map<string, Set<EventConnection>>();

  /** The connected users; the keys are user ids. */
  get users(): ReadonlyMap<string, unknown> {
    return this.#byUser;
  }

  of(userId: string): Iterable<EventConnection> {
    return this.#byUser.get(userId) ?? [];
  }

  add(connection: EventConnection): void {
    const { userId } = connection.owner;
    const own = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, own.add(connection));
  }

  remove(connection: EventConnection): void {
    const { userId } = connection.owner;
    const own = this.#byUser.get(userId);
    own?.delete(connection);
    if (own?.size === 0) this.#byUser.delete(userId);
  }

  closeAll(code: number, reason: string): void {
    for (const own of this.#byUser.values()) for (const connection of own) connection.close(code, reason);
  }
}
