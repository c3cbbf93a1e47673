import { cover, rangeAt } from '@quintet/domain/chat/fragments';
import { type Group, isSystem, laterState, type Message } from '@quintet/domain/chat/message';
import { countedTo, mergeGroup, withMessage, withView, type View } from '@quintet/domain/chat/groups';
import type { IDBPTransaction } from 'idb';
import type { Arrival, Change } from './change.ts';
import { type ChatDatabase, type ChatSchema, posterKey, type StoredHistory, type StoredPins } from './schema.ts';

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
export type WorkTransaction = IDBPTransaction<ChatSchema, typeof STORES, 'readwrite'>;

/** All keys of one group in the messages; a part of them with `first` and `last`. */
export function keysOf(groupId: string, first: number = 0, last: number = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([groupId, first], [groupId, last]);
}

/** More messages than these are not counted one by one. */
const COUNTED_MOST = 200;

/** One transaction over the chats, which reads every group and history once and writes them back at the end. */
export class Work {
  readonly tx: WorkTransaction;
  readonly me: string;
  #groups = new Map<string, Group | undefined>();
  #histories = new Map<string, StoredHistory>();
  #changedGroups = new Set<string>();
  #changedHistories = new Set<string>();
  #arrived: Arrival[] = [];
  #cleared: { groupId: string; seq: number }[] = [];
  #forgotten: { groupId: string; ids: readonly string[] }[] = [];
  #pins: StoredPins[] = [];
  #isOutboxChanged = false;

  constructor(tx: WorkTransaction, me: string) {
    this.tx = tx;
    this.me = me;
  }

  async group(id: string): Promise<Group | undefined> {
    if (!this.#groups.has(id)) this.#groups.set(id, await this.tx.objectStore('groups').get(id));
    return this.#groups.get(id);
  }

  putGroup(group: Group): void {
    if (this.#groups.get(group.id) === group) return;
    this.#groups.set(group.id, group);
    this.#changedGroups.add(group.id);
  }

  async history(groupId: string): Promise<StoredHistory> {
    const known = this.#histories.get(groupId) ?? (await this.tx.objectStore('histories').get(groupId));
    const history = known ?? { groupId, ranges: [], unsure: [] };
    this.#histories.set(groupId, history);
    return history;
  }

  putHistory(history: StoredHistory): void {
    this.#histories.set(history.groupId, history);
    this.#changedHistories.add(history.groupId);
  }

  /** Lays a listed group over what is known; what was cleared while nobody told goes now. */
  async list(listed: Group): Promise<void> {
    const known = await this.group(listed.id);
    const { cleared_seq: cleared = 0 } = listed;
    if (known && (known.cleared_seq ?? 0) < cleared) await this.clear(listed.id, cleared);
    const group = await this.group(listed.id);
    this.putGroup(mergeGroup(group, listed, await this.#countSince(group, listed.last_seq)));
  }

  /** Keeps one message; of two states of it the later. Returns the one that is kept. */
  async keep(message: Message): Promise<Message> {
    const store = this.tx.objectStore('messages');
    const known = await store.get([message.group_id, message.seq]);
    const kept = known ? laterState(known, message) : message;
    if (kept !== known) await store.put(kept);
    return kept;
  }

  /** Takes in a new message, live or as the answer to sending it. Its place in the outbox becomes free. */
  async arrive(given: Message): Promise<void> {
    const message = await this.keep(given);
    const range = { first: message.seq, last: message.seq };
    const history = await this.history(message.group_id);
    this.putHistory({ ...history, ranges: cover(history.ranges, range) });
    this.#arrived.push({ groupId: message.group_id, messages: [message], covered: range });
    const group = await this.group(message.group_id);
    if (group) this.putGroup(withMessage(group, message, this.me));
    if (message.user_id === this.me && message.cid) await this.leaveOutbox(message.cid);
  }

  /** Takes in the change of a message, where that message is known. */
  async update(given: Message): Promise<void> {
    const group = await this.group(given.group_id);
    if (group?.last_message?.seq === given.seq)
      this.putGroup({ ...group, last_message: laterState(group.last_message, given) });
    const history = await this.history(given.group_id);
    if (!rangeAt(history.ranges, given.seq)) return;
    this.#arrived.push({ groupId: given.group_id, messages: [await this.keep(given)], covered: null });
  }

  async leaveOutbox(cid: string): Promise<void> {
    const key = await this.tx.objectStore('outbox').index('cid').getKey(cid);
    if (key === undefined) return;
    await Promise.all([
      this.tx.objectStore('outbox').delete(key),
      this.tx.objectStore('files').delete(cid),
      this.tx.objectStore('files').delete(posterKey(cid)),
    ]);
    this.#isOutboxChanged = true;
  }

  async view(groupId: string, view: View): Promise<void> {
    const group = await this.group(groupId);
    const since = view.user_id === this.me ? await this.#countSince(group, countedTo(view)) : null;
    if (group) this.putGroup(withView(group, view, this.me, since));
  }

  /** How many messages that count as unread came after one; null when not all that came are kept. */
  async #countSince(group: Group | undefined, seq: number): Promise<number | null> {
    const span = (group?.last_seq ?? 0) - seq;
    if (!group || span <= 0) return 0;
    if (span > COUNTED_MOST) return null;
    const kept = await this.tx.objectStore('messages').getAll(keysOf(group.id, seq + 1, group.last_seq));
    return kept.length === span ? kept.filter(({ type }) => !isSystem(type)).length : null;
  }

  /** Forgets a group that this user is no longer in, with all that hangs on it. */
  async leave(groupId: string): Promise<void> {
    this.#groups.set(groupId, undefined);
    this.#changedGroups.add(groupId);
    this.#histories.delete(groupId);
    this.#changedHistories.delete(groupId);
    const items = await this.tx.objectStore('outbox').getAll();
    for (const item of items) if (item.groupId === groupId) await this.leaveOutbox(item.cid);
    await Promise.all([
      this.tx.objectStore('messages').delete(keysOf(groupId)),
      this.tx.objectStore('histories').delete(groupId),
      this.tx.objectStore('drafts').delete(groupId),
      this.tx.objectStore('pins').delete(groupId),
      this.tx.objectStore('views').delete(groupId),
    ]);
  }

  /** Forgets a group's history up to and including `seq`. */
  async clear(groupId: string, seq: number): Promise<void> {
    await this.tx.objectStore('messages').delete(keysOf(groupId, 0, seq));
    const history = await this.history(groupId);
    this.putHistory({ ...history, ranges: cover(history.ranges, { first: 0, last: seq }) });
    this.#cleared.push({ groupId, seq });
    const pins = (await this.tx.objectStore('pins').get(groupId))?.pins ?? [];
    if (pins.some((pin) => pin.seq <= seq))
      await this.pin(
        groupId,
        pins.filter((pin) => pin.seq > seq),
      );
    const group = await this.group(groupId);
    if (!group) return;
    const isLastGone = group.last_message !== null && group.last_message.seq <= seq;
    const viewed = withView(group, { user_id: this.me, msg_id: group.last_viewed ?? '', seq }, this.me);
    const last_viewed = viewed.last_viewed || group.last_viewed;
    this.putGroup({ ...viewed, last_viewed, cleared_seq: seq, last_message: isLastGone ? null : group.last_message });
  }

  /** Takes in what is pinned in a group now. */
  async pin(groupId: string, pins: readonly Message[]): Promise<void> {
    const stored = { groupId, pins };
    await this.tx.objectStore('pins').put(stored);
    this.#pins.push(stored);
  }

  /** What is known of these people is out of date. */
  forget(groupId: string, ids: readonly string[]): void {
    this.#forgotten.push({ groupId, ids });
  }

  /** Writes everything back; the change is told once this transaction is through. */
  async finish(): Promise<Change> {
    const groups = [...this.#changedGroups].map((id) => {
      const group = this.#groups.get(id);
      return group ? this.tx.objectStore('groups').put(group) : this.tx.objectStore('groups').delete(id);
    });
    const histories = [...this.#changedHistories].map((id) =>
      this.tx.objectStore('histories').put(this.#histories.get(id)!),
    );
    const people = this.#forgotten.flatMap(({ ids }) => ids).map((id) => this.tx.objectStore('people').delete(id));
    await Promise.all([...groups, ...histories, ...people]);
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

/** Does work in one transaction: all of it is kept, or nothing. */
export async function work(db: ChatDatabase, me: string, how: (work: Work) => Promise<void>): Promise<Change> {
  const tx = db.transaction(STORES, 'readwrite');
  const doing = new Work(tx, me);
  try {
    await how(doing);
    const change = await doing.finish();
    await tx.done;
    return change;
  } catch (error) {
    // `done` rejects as well; it is this error that is told.
    tx.done.catch(() => undefined);
    try {
      tx.abort();
    } catch {
      // It has ended already.
    }
    throw error;
  }
}
