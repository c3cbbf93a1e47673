import type { Group } from '@quintet/domain/chat/message';
import type { IDBPTransaction } from 'idb';
import { toGroupUserKey } from '../../../shared/users/users.ts';
import type { ChangedMessages, ChatChange } from './change.ts';
import type { ChatDatabase, ChatDatabaseSchema, StoredHistoryRanges, StoredPinnedMessages } from './schema.ts';

const STORES = [
  'messages',
  'histories',
  'groups',
  'people',
  'drafts',
  'outbox',
  'files',
  'pins',
  'views',
  'meta',
] as const;
export type UnitOfWorkTransaction = IDBPTransaction<ChatDatabaseSchema, typeof STORES, 'readwrite'>;

/** A transaction over the chat database that reads each group and history once and writes them at the end (Unit of Work). */
export class UnitOfWork {
  readonly tx: UnitOfWorkTransaction;
  readonly me: string;
  #groups = new Map<string, Group | undefined>();
  #histories = new Map<string, StoredHistoryRanges>();
  #changedGroups = new Set<string>();
  #changedHistories = new Set<string>();
  #receivedMessages: ChangedMessages[] = [];
  #cleared: { groupId: string; seq: number }[] = [];
  #invalidatedUsers: { groupId: string; ids: readonly string[] }[] = [];
  #pins: StoredPinnedMessages[] = [];
  #isOutboxChanged = false;

  constructor(tx: UnitOfWorkTransaction, me: string) {
    this.tx = tx;
    this.me = me;
  }

  async getGroup(id: string): Promise<Group | undefined> {
    if (!this.#groups.has(id)) this.#groups.set(id, await this.tx.objectStore('groups').get(id));
    return this.#groups.get(id);
  }

  putGroup(group: Group): void {
    if (this.#groups.get(group.id) === group) return;
    this.#groups.set(group.id, group);
    this.#changedGroups.add(group.id);
  }

  async getHistory(groupId: string): Promise<StoredHistoryRanges> {
    const known = this.#histories.get(groupId) ?? (await this.tx.objectStore('histories').get(groupId));
    const history = known ?? { groupId, ranges: [], unsure: [] };
    this.#histories.set(groupId, history);
    return history;
  }

  putHistory(history: StoredHistoryRanges): void {
    this.#histories.set(history.groupId, history);
    this.#changedHistories.add(history.groupId);
  }

  /** Drops a group and its history; `write-groups.ts` deletes its other data. */
  forgetGroup(id: string): void {
    this.#groups.set(id, undefined);
    this.#changedGroups.add(id);
    this.#histories.delete(id);
    this.#changedHistories.delete(id);
  }

  /** Adds to the change that is published after the commit. */
  record({ receivedMessages = [], cleared = [], pins = [], invalidatedUsers = [], outbox }: ChatChange): void {
    this.#receivedMessages.push(...receivedMessages);
    this.#cleared.push(...cleared);
    this.#pins.push(...pins);
    this.#invalidatedUsers.push(...invalidatedUsers);
    if (outbox) this.#isOutboxChanged = true;
  }

  /** Writes everything; the change is published after the commit. */
  async finish(): Promise<ChatChange> {
    const groups = [...this.#changedGroups].map((id) => {
      const group = this.#groups.get(id);
      return group ? this.tx.objectStore('groups').put(group) : this.tx.objectStore('groups').delete(id);
    });
    const histories = [...this.#changedHistories].map((id) =>
      this.tx.objectStore('histories').put(this.#histories.get(id)!),
    );
    const users = this.#invalidatedUsers.flatMap(({ groupId, ids }) =>
      ids.map((id) => this.tx.objectStore('people').delete(toGroupUserKey(groupId, id))),
    );
    await Promise.all([...groups, ...histories, ...users]);
    return {
      groupIds: [...this.#changedGroups],
      receivedMessages: this.#receivedMessages,
      cleared: this.#cleared,
      outbox: this.#isOutboxChanged ? 'changed' : null,
      pins: this.#pins,
      invalidatedUsers: this.#invalidatedUsers,
    };
  }
}

/** Runs a callback in one transaction: everything is saved or nothing. */
export async function runUnitOfWork(
  db: ChatDatabase,
  me: string,
  callback: (unit: UnitOfWork) => Promise<void>,
): Promise<ChatChange> {
  const tx = db.transaction(STORES, 'readwrite');
  const unit = new UnitOfWork(tx, me);
  try {
    await callback(unit);
    const change = await unit.finish();
    await tx.done;
    return change;
  } catch (error) {
    // `done` rejects too; this error is the one to throw.
    tx.done.catch(() => undefined);
    try {
      tx.abort();
    } catch {
      // The transaction has ended already.
    }
    throw error;
  }
}
