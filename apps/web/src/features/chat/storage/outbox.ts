import type { Message } from '@quintet/domain/chat/message';
import {
  type OutboxFile,
  type OutboxItem,
  type SendOutcome,
  resetInterruptedItem,
  requeueOutboxItem,
  applySendOutcome,
  toSendingItem,
  withUploadState,
} from '@quintet/domain/chat/outbox';
import type { IDBPTransaction } from 'idb';
import type { ChatChange } from './change.ts';
import { createStoredFileConverter } from './outbox-bytes.ts';
import { type ChatDatabase, type ChatDatabaseSchema, toPosterKey } from './schema.ts';
import { runUnitOfWork } from './unit-of-work.ts';
import { addReceivedMessage } from './write-messages.ts';

export type NewOutboxItem = Omit<OutboxItem, 'order'>;

/** A pending message with the bytes of its file. */
export interface NewOutboxItemWithBytes {
  readonly item: NewOutboxItem;
  readonly bytes: Blob;
  /** A frame of the video, for servers without ffmpeg. */
  readonly poster: Blob | null;
}

const STORES = ['outbox', 'files'] as const;
type Outbox = IDBPTransaction<ChatDatabaseSchema, typeof STORES, 'readwrite'>;

/** Runs one transaction over the outbox and its files; `strict` waits for the disk. */
async function runTransaction<T>(
  db: ChatDatabase,
  durability: 'strict' | 'relaxed',
  callback: (outbox: Outbox) => Promise<T>,
): Promise<T> {
  const tx = db.transaction(STORES, 'readwrite', { durability });
  const [result] = await Promise.all([callback(tx), tx.done]);
  return result;
}

/** The key is the position in the queue, shared by all tabs. */
const addItem = (outbox: Outbox, item: NewOutboxItem): Promise<number> =>
  outbox.objectStore('outbox').add(item as OutboxItem);

/**
 * Queues a text and deletes its draft on disk; only then may it be sent (design §4, Sending). The transaction is committed when this
 * returns, even if the tab closes at once.
 */
export async function queueOutboxTextItemAndDeleteDraft(db: ChatDatabase, item: NewOutboxItem): Promise<OutboxItem> {
  const tx = db.transaction(['outbox', 'drafts'], 'readwrite', { durability: 'strict' });
  const requests = [
    tx.objectStore('outbox').add(item as OutboxItem),
    tx.objectStore('drafts').delete(item.groupId),
  ] as const;
  tx.commit();
  const [order] = await Promise.all([...requests, tx.done]);
  return { ...item, order };
}

/** Queues a message recovered from the write-ahead log unless it was queued, and deletes its draft. */
export async function queueRecoveredOutboxItem(db: ChatDatabase, item: NewOutboxItem): Promise<void> {
  const tx = db.transaction(['outbox', 'drafts'], 'readwrite', { durability: 'strict' });
  const [outbox, drafts] = [tx.objectStore('outbox'), tx.objectStore('drafts')];
  if (!(await outbox.index('cid').getKey(item.cid))) await outbox.add(item as OutboxItem);
  const draft = await drafts.get(item.groupId);
  if (draft && draft.updatedAt <= item.createdAt) await drafts.delete(item.groupId);
  await tx.done;
}

/** Queues forwarded messages in order without touching drafts: all or none. */
export async function queueOutboxItems(db: ChatDatabase, items: readonly NewOutboxItem[]): Promise<void> {
  await runTransaction(db, 'strict', (outbox) => Promise.all(items.map((item) => addItem(outbox, item))));
}

/** Queues messages with files: all or none. */
export async function queueOutboxFileItems(db: ChatDatabase, items: readonly NewOutboxItemWithBytes[]): Promise<void> {
  const toStored = await createStoredFileConverter(db);
  const stored = items.map(async ({ item, bytes, poster }) => ({
    item,
    file: await toStored(bytes),
    poster: poster && (await toStored(poster)),
  }));
  const files = await Promise.all(stored);
  await runTransaction(db, 'strict', (outbox) =>
    Promise.all(
      files.flatMap(({ item, file, poster }) => [
        addItem(outbox, item),
        outbox.objectStore('files').put(file, item.cid),
        ...(poster ? [outbox.objectStore('files').put(poster, toPosterKey(item.cid))] : []),
      ]),
    ),
  );
}

export const readOutbox = (db: ChatDatabase): Promise<OutboxItem[]> => db.getAll('outbox');

function updateItem(db: ChatDatabase, cid: string, next: (item: OutboxItem) => OutboxItem | null): Promise<void> {
  return runTransaction(db, 'relaxed', async (outbox) => {
    const items = outbox.objectStore('outbox');
    const item = await items.index('cid').get(cid);
    const changed = item && next(item);
    const files = outbox.objectStore('files');
    if (item && changed === null)
      await Promise.all([items.delete(item.order), files.delete(cid), files.delete(toPosterKey(cid))]);
    else if (changed && changed !== item) await items.put(changed);
  });
}

/** Resolves to false when the item was removed meanwhile. */
export async function markOutboxItemSending(db: ChatDatabase, cid: string): Promise<boolean> {
  let isThere = false;
  await updateItem(db, cid, (item) => {
    isThere = true;
    return toSendingItem(item);
  });
  return isThere;
}

export const applyOutboxItemOutcome = (db: ChatDatabase, cid: string, outcome: SendOutcome): Promise<void> =>
  updateItem(db, cid, (item) => applySendOutcome(item, outcome));

/** Saves the upload state of a file. */
export const saveOutboxUploadState = (
  db: ChatDatabase,
  cid: string,
  part: Partial<Pick<OutboxFile, 'target' | 'isUploaded'>>,
): Promise<void> => updateItem(db, cid, (item) => withUploadState(item, part));

export const removeOutboxItem = (db: ChatDatabase, cid: string): Promise<void> => updateItem(db, cid, () => null);

/** Requeues items that a dead tab was sending. Only the tab that sends this lane may call it. Resolves to all items. */
export function resetInterruptedOutboxItems(db: ChatDatabase, lane: OutboxItem['lane']): Promise<OutboxItem[]> {
  return runTransaction(db, 'relaxed', async (outbox) => {
    const store = outbox.objectStore('outbox');
    const items = await store.getAll();
    const reset = (item: OutboxItem): OutboxItem => (item.lane === lane ? resetInterruptedItem(item) : item);
    for (const item of items) if (reset(item) !== item) await store.put(reset(item));
    return items.map(reset);
  });
}

/** Requeues a failed message at the end. */
export function requeueFailedOutboxItem(db: ChatDatabase, cid: string, now: number): Promise<void> {
  return runTransaction(db, 'strict', async (outbox) => {
    const items = outbox.objectStore('outbox');
    const item = await items.index('cid').get(cid);
    if (item?.state !== 'failed') return;
    const { order, ...rest } = requeueOutboxItem(item, item.order, now);
    await items.delete(order);
    await addItem(outbox, rest);
  });
}

/** Moves a message from the outbox to the history in one transaction. */
export function moveSentOutboxItemToHistory(db: ChatDatabase, me: string, message: Message): Promise<ChatChange> {
  return runUnitOfWork(db, me, (unit) => addReceivedMessage(unit, message));
}
