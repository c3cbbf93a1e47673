import type { Message } from '@quintet/domain/chat/message';
import { type OutboxItem, type Outcome, recovered, retried, settled, starting } from '@quintet/domain/chat/outbox';
import type { IDBPObjectStore } from 'idb';
import type { Change } from './change.ts';
import type { ChatDatabase, ChatSchema } from './schema.ts';
import { work } from './work.ts';

export type NewItem = Omit<OutboxItem, 'order'>;
type Outbox = IDBPObjectStore<ChatSchema, ['outbox'], 'outbox', 'readwrite'>;

/** One transaction over the outbox; `strict` resolves when it is on the disk. */
async function change<T>(
  db: ChatDatabase,
  durability: 'strict' | 'relaxed',
  how: (outbox: Outbox) => Promise<T>,
): Promise<T> {
  const tx = db.transaction('outbox', 'readwrite', { durability });
  const [result] = await Promise.all([how(tx.store), tx.done]);
  return result;
}

/** The database gives the place in the queue, one order for all tabs. */
const add = (outbox: Outbox, item: NewItem): Promise<number> => outbox.add(item as OutboxItem);

/** Puts a message at the end of the queue and on the disk; only then may it be sent (design §4, Sending). */
export async function queueItem(db: ChatDatabase, item: NewItem): Promise<OutboxItem> {
  return { ...item, order: await change(db, 'strict', (outbox) => add(outbox, item)) };
}

export const readOutbox = (db: ChatDatabase): Promise<OutboxItem[]> => db.getAll('outbox');

function replace(db: ChatDatabase, cid: string, next: (item: OutboxItem) => OutboxItem | null): Promise<void> {
  return change(db, 'relaxed', async (outbox) => {
    const item = await outbox.index('cid').get(cid);
    const changed = item && next(item);
    if (item && changed === null) await outbox.delete(item.order);
    else if (changed && changed !== item) await outbox.put(changed);
  });
}

export const startItem = (db: ChatDatabase, cid: string): Promise<void> => replace(db, cid, starting);

export const settleItem = (db: ChatDatabase, cid: string, outcome: Outcome): Promise<void> =>
  replace(db, cid, (item) => settled(item, outcome));

export const removeItem = (db: ChatDatabase, cid: string): Promise<void> => replace(db, cid, () => null);

/** What a tab left behind in the middle of sending goes back into the queue. Only the tab that sends may call it. */
export function recoverItems(db: ChatDatabase): Promise<void> {
  return change(db, 'relaxed', async (outbox) => {
    for (const item of await outbox.getAll()) if (item.state === 'sending') await outbox.put(recovered(item));
  });
}

/** Queues a failed message again: the same message, at the end. */
export function retryItem(db: ChatDatabase, cid: string, now: number): Promise<void> {
  return change(db, 'strict', async (outbox) => {
    const item = await outbox.index('cid').get(cid);
    if (item?.state !== 'failed') return;
    const { order, ...rest } = retried(item, item.order, now);
    await outbox.delete(order);
    await add(outbox, rest);
  });
}

/** The server has it: out of the queue and into the history in one step. */
export function acceptMessage(db: ChatDatabase, me: string, message: Message): Promise<Change> {
  return work(db, me, (doing) => doing.arrive(message));
}
