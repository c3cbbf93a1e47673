import { addSeqRange, findRangeContaining } from '@quintet/domain/chat/ranges';
import {
  type Group,
  isRetractedMessageType,
  isSystemMessageType,
  getLaterMessageVersion,
  type Message,
  toHiddenMessage,
} from '@quintet/domain/chat/message';
import {
  getReadMarkerCountedSeq,
  mergeListedGroup,
  withReceivedMessage,
  withoutRetractedMention,
  withReadMarker,
  type ReadMarker,
} from '@quintet/domain/chat/groups';
import type { IDBPTransaction } from 'idb';
import { toGroupUserKey } from '../../../shared/users/users.ts';
import type { ChangedMessages, ChatChange } from './change.ts';
import {
  type ChatDatabase,
  type ChatDatabaseSchema,
  toPosterKey,
  type StoredHistoryRanges,
  type StoredPinnedMessages,
} from './schema.ts';

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

/** The keys of a group's messages, optionally from `first` to `last`. */
export function getMessageKeyRange(groupId: string, first: number = 0, last: number = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([groupId, first], [groupId, last]);
}

/** Longer ranges are not counted message by message. */
const MAX_COUNTED = 200;

/** A transaction over the chat database that reads each group and history once and writes them at the end (Unit of Work). */
export class UnitOfWork {
  readonly tx: UnitOfWorkTransaction;
  readonly me: string;
  #groups = new Map<string, Group | undefined>();
  #histories = new Map<string, StoredHistoryRanges>();
  #changedGroups = new Set<string>();
  #changedHistories = new Set<string>();
  #arrived: ChangedMessages[] = [];
  #cleared: { groupId: string; seq: number }[] = [];
  #forgotten: { groupId: string; ids: readonly string[] }[] = [];
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

  /** Merges a listed group, and clears its history if that was cleared elsewhere. */
  async mergeListedGroup(listed: Group): Promise<void> {
    const known = await this.getGroup(listed.id);
    const { cleared_seq: cleared = 0 } = listed;
    if (known && (known.cleared_seq ?? 0) < cleared) await this.clearHistory(listed.id, cleared);
    const group = await this.getGroup(listed.id);
    this.putGroup(mergeListedGroup(group, listed, await this.#countSince(group, listed.last_seq)));
  }

  /** Saves a message unless the stored version is newer; returns the stored one. */
  async saveMessage(message: Message): Promise<Message> {
    const store = this.tx.objectStore('messages');
    const known = await store.get([message.group_id, message.seq]);
    const stored = known ? getLaterMessageVersion(known, message) : message;
    if (stored !== known) await store.put(stored);
    return stored;
  }

  /**
   * Adds a new message from an event or a response, and removes it from the outbox. Messages after `previousSeq` and before this one are
   * hidden from this user.
   */
  async addMessage(incoming: Message, previousSeq: number = incoming.seq - 1): Promise<void> {
    const message = await this.saveMessage(incoming);
    const range = { first: previousSeq + 1, last: message.seq };
    const history = await this.getHistory(message.group_id);
    this.putHistory({ ...history, ranges: addSeqRange(history.ranges, range) });
    this.#arrived.push({ groupId: message.group_id, messages: [message], covered: range });
    const group = await this.getGroup(message.group_id);
    if (group) this.putGroup(withReceivedMessage(group, message, this.me));
    if (message.user_id === this.me && message.cid) await this.removeFromOutbox(message.cid);
  }

  /** Updates a message that is cached. */
  async updateMessage(incoming: Message): Promise<void> {
    const known = await this.getGroup(incoming.group_id);
    let group = known;
    if (group && isRetractedMessageType(incoming.type)) group = withoutRetractedMention(group, incoming.seq);
    if (group?.last_message?.seq === incoming.seq)
      group = { ...group, last_message: getLaterMessageVersion(group.last_message, incoming) };
    if (group && group !== known) this.putGroup(group);
    const history = await this.getHistory(incoming.group_id);
    if (!findRangeContaining(history.ranges, incoming.seq)) return;
    this.#arrived.push({ groupId: incoming.group_id, messages: [await this.saveMessage(incoming)], covered: null });
  }

  /** Hides a cached message, so that late responses do not show it again. */
  async hideMessage(groupId: string, seq: number): Promise<void> {
    const known = await this.tx.objectStore('messages').get([groupId, seq]);
    if (!known) return;
    this.#arrived.push({ groupId, messages: [await this.saveMessage(toHiddenMessage(known))], covered: null });
    const pins = (await this.tx.objectStore('pins').get(groupId))?.pins ?? [];
    const left = pins.filter(({ id }) => id !== known.id);
    if (left.length < pins.length) await this.setPins(groupId, left);
  }

  async removeFromOutbox(cid: string): Promise<void> {
    const key = await this.tx.objectStore('outbox').index('cid').getKey(cid);
    if (key === undefined) return;
    await Promise.all([
      this.tx.objectStore('outbox').delete(key),
      this.tx.objectStore('files').delete(cid),
      this.tx.objectStore('files').delete(toPosterKey(cid)),
    ]);
    this.#isOutboxChanged = true;
  }

  async markRead(groupId: string, view: ReadMarker): Promise<void> {
    const group = await this.getGroup(groupId);
    const since = view.user_id === this.me ? await this.#countSince(group, getReadMarkerCountedSeq(view)) : null;
    if (group) this.putGroup(withReadMarker(group, view, this.me, since));
  }

  /** Counts unread messages after `seq`; null when some are not cached. */
  async #countSince(group: Group | undefined, seq: number): Promise<number | null> {
    const span = (group?.last_seq ?? 0) - seq;
    if (!group || span <= 0) return 0;
    if (span > MAX_COUNTED) return null;
    const stored = await this.tx.objectStore('messages').getAll(getMessageKeyRange(group.id, seq + 1, group.last_seq));
    return stored.length === span
      ? stored.filter(({ type, is_hidden }) => !isSystemMessageType(type) && !is_hidden).length
      : null;
  }

  /** When groups were removed, by id, since the list was last saved. */
  async getRemovals(): Promise<Readonly<Record<string, number>>> {
    return ((await this.tx.objectStore('meta').get('removed')) ?? {}) as Readonly<Record<string, number>>;
  }

  /** Deletes a group that this user has left, with all its data. */
  async removeGroup(groupId: string): Promise<void> {
    this.#groups.set(groupId, undefined);
    this.#changedGroups.add(groupId);
    this.#histories.delete(groupId);
    this.#changedHistories.delete(groupId);
    await this.tx.objectStore('meta').put({ ...(await this.getRemovals()), [groupId]: Date.now() }, 'removed');
    const items = await this.tx.objectStore('outbox').getAll();
    for (const item of items) if (item.groupId === groupId) await this.removeFromOutbox(item.cid);
    await Promise.all([
      this.tx.objectStore('messages').delete(getMessageKeyRange(groupId)),
      this.tx.objectStore('histories').delete(groupId),
      this.tx.objectStore('drafts').delete(groupId),
      this.tx.objectStore('pins').delete(groupId),
      this.tx.objectStore('views').delete(groupId),
      this.tx.objectStore('people').delete(IDBKeyRange.bound(`${groupId}/`, `${groupId}0`)),
    ]);
  }

  /** Deletes the history up to and including `seq`. */
  async clearHistory(groupId: string, seq: number): Promise<void> {
    await this.tx.objectStore('messages').delete(getMessageKeyRange(groupId, 0, seq));
    const history = await this.getHistory(groupId);
    this.putHistory({ ...history, ranges: addSeqRange(history.ranges, { first: 0, last: seq }) });
    this.#cleared.push({ groupId, seq });
    const pins = (await this.tx.objectStore('pins').get(groupId))?.pins ?? [];
    if (pins.some((pin) => pin.seq <= seq))
      await this.setPins(
        groupId,
        pins.filter((pin) => pin.seq > seq),
      );
    const group = await this.getGroup(groupId);
    if (!group) return;
    const isLastGone = group.last_message !== null && group.last_message.seq <= seq;
    const read = withReadMarker(group, { user_id: this.me, msg_id: group.last_viewed ?? '', seq }, this.me);
    const last_viewed = read.last_viewed || group.last_viewed;
    this.putGroup({ ...read, last_viewed, cleared_seq: seq, last_message: isLastGone ? null : group.last_message });
  }

  /** Saves the pinned messages of a group. */
  async setPins(groupId: string, pins: readonly Message[]): Promise<void> {
    const stored = { groupId, pins };
    await this.tx.objectStore('pins').put(stored);
    this.#pins.push(stored);
  }

  /** Marks users as outdated. */
  invalidateUsers(groupId: string, ids: readonly string[]): void {
    this.#forgotten.push({ groupId, ids });
  }

  async setMemberCount(groupId: string, count: number | undefined): Promise<void> {
    const group = await this.getGroup(groupId);
    if (group && count !== undefined) this.putGroup({ ...group, member_count: count });
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
    const users = this.#forgotten.flatMap(({ groupId, ids }) =>
      ids.map((id) => this.tx.objectStore('people').delete(toGroupUserKey(groupId, id))),
    );
    await Promise.all([...groups, ...histories, ...users]);
    return {
      groupIds: [...this.#changedGroups],
      arrived: this.#arrived,
      cleared: this.#cleared,
      outbox: this.#isOutboxChanged ? 'changed' : null,
      pins: this.#pins,
      forgotten: this.#forgotten,
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
