import type { ApiClient } from '@quintet/api/client';
import { getBackoffDelayMs, waitBeforeRetry } from '../../../shared/requests/backoff.ts';
import { applyGroupReadResponse, markGroupReadAndQueuePosition } from '../storage/groups.ts';
import type { ChatDatabase, PendingReadPosition } from '../storage/schema.ts';
import { isRetryableSendError } from './send-errors.ts';
import type { ChatChangeBus } from './change-bus.ts';

interface ReadPositionSyncOptions {
  readonly db: ChatDatabase;
  readonly api: ApiClient;
  readonly me: string;
  readonly changeBus: ChatChangeBus;
  readonly signal: AbortSignal;
}

export interface ReadPositionSync {
  /** Marks a group as read up to a message: here at once, on the server when it is reachable. */
  markRead(view: PendingReadPosition): Promise<void>;
  /** Sends read positions that the server has not received. */
  flush(): Promise<void>;
}

export function createReadPositionSync({ db, api, me, changeBus, signal }: ReadPositionSyncOptions): ReadPositionSync {
  const sending = new Set<string>();
  let isRetrying = false;

  /** Resolves to whether the position must be sent again. */
  async function send(view: PendingReadPosition): Promise<boolean> {
    const key = `${view.groupId}:${view.seq}`;
    if (sending.has(key)) return false;
    sending.add(key);
    try {
      const { data } = await api.POST('/api/v1/groups/{id}/view', {
        params: { path: { id: view.groupId } },
        body: { msg_id: view.msgId },
      });
      // A server that has not come that far yet has not taken the position.
      if (data!.result.last_viewed_seq < view.seq) return true;
      changeBus.publish(await applyGroupReadResponse(db, me, view, data!.result));
      return false;
    } catch (error) {
      if (isRetryableSendError(error)) return true;
      // A rejected read position is dropped silently.
      await applyGroupReadResponse(db, me, view);
      return false;
    } finally {
      sending.delete(key);
    }
  }

  /** Resolves to whether some must be sent again. */
  async function sendAll(): Promise<boolean> {
    return (await Promise.all((await db.getAll('views')).map(send))).includes(true);
  }

  /** Sends what is left until the server has it: a request may fail while the event stream is live. */
  async function retry(): Promise<void> {
    if (isRetrying) return;
    isRetrying = true;
    let isLeft = true;
    for (let failures = 0; isLeft && !signal.aborted; failures += 1) {
      await waitBeforeRetry(getBackoffDelayMs(failures), signal);
      isLeft = !signal.aborted && (await sendAll());
    }
    isRetrying = false;
  }
  const retryIf = (isLeft: boolean): void => {
    if (isLeft) retry().catch(() => (isRetrying = false));
  };

  return {
    async markRead(view) {
      const change = await markGroupReadAndQueuePosition(db, me, view);
      if (change.groupIds?.length === 0) return;
      changeBus.publish(change);
      retryIf(await send(view));
    },
    async flush() {
      retryIf(await sendAll());
    },
  };
}
