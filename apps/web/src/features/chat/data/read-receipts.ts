import type { Api } from '@quintet/api/client';
import { confirmRead, markGroupRead } from '../db/groups.ts';
import type { ChatDatabase, PendingRead } from '../db/schema.ts';
import { isRetryable } from './send-errors.ts';
import type { ChangeBus } from './change-bus.ts';

interface ReadReceiptsOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly changeBus: ChangeBus;
}

export interface ReadReceipts {
  /** Marks a group as read up to a message: here at once, on the server when it is reachable. */
  markRead(view: PendingRead): Promise<void>;
  /** Sends read positions that the server has not received. */
  flush(): Promise<void>;
}

export function createReadReceipts({ db, api, me, changeBus }: ReadReceiptsOptions): ReadReceipts {
  const sending = new Set<string>();

  async function send(view: PendingRead): Promise<void> {
    const key = `${view.groupId}:${view.seq}`;
    if (sending.has(key)) return;
    sending.add(key);
    try {
      const { data } = await api.POST('/api/v1/groups/{id}/view', {
        params: { path: { id: view.groupId } },
        body: { msg_id: view.msgId },
      });
      changeBus.publish(await confirmRead(db, me, view, data!.result));
    } catch (error) {
      // A rejected read position is dropped silently; a lost one is sent later.
      if (!isRetryable(error)) await confirmRead(db, me, view);
    } finally {
      sending.delete(key);
    }
  }

  return {
    async markRead(view) {
      const change = await markGroupRead(db, me, view);
      if (change.groupIds?.length === 0) return;
      changeBus.publish(change);
      await send(view);
    },
    async flush() {
      await Promise.all((await db.getAll('views')).map(send));
    },
  };
}
