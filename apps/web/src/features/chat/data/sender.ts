import type { Api } from '@quintet/api/client';
import { laneOf, type OutboxItem, sendable } from '@quintet/domain/chat/outbox';
import { backoff, wait } from '../../../shared/events/patience.ts';
import { acceptMessage, readOutbox, recoverItems, settleItem, startItem } from '../db/outbox.ts';
import type { ChatDatabase } from '../db/schema.ts';
import { outcomeOf } from './failure.ts';
import type { Publisher } from './publisher.ts';

interface SenderOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly publisher: Publisher;
  readonly signal: AbortSignal;
}

export interface Sender {
  /** There is, or may be, something to send. */
  wake(): void;
}

/**
 * Sends what is in the outbox: in one tab at a time, each lane in order, as long as it takes (design §4, Sending). Any
 * tab that has something queues for the lock, so that the next one goes on when the sending tab dies.
 */
export function createSender({ db, api, me, publisher, signal }: SenderOptions): Sender {
  const lock = `quintet.outbox.${me}`;
  let isRunning = false;
  let isWoken = false;
  let rouse: () => void = () => undefined;

  const roused = (): Promise<void> =>
    new Promise((resolve) => {
      rouse = resolve;
      if (isWoken) resolve();
    });
  const tellOutbox = (): void => publisher.publish({ outbox: 'changed' });

  /** Resolves to whether the server could be reached. */
  async function send(item: OutboxItem): Promise<boolean> {
    await startItem(db, item.cid);
    try {
      const { cid, groupId: group_id, text } = item;
      const { data } = await api.POST('/api/v1/messages', { body: { type: 'text', group_id, text, cid }, signal });
      publisher.publish(await acceptMessage(db, me, data!.result));
      return true;
    } catch (error) {
      const outcome = outcomeOf(error);
      await settleItem(db, item.cid, outcome);
      tellOutbox();
      return outcome.type === 'refused';
    }
  }

  /** Sends until nothing is left, or nobody answers. Resolves to whether something is left. */
  async function drain(): Promise<boolean> {
    const lanes = new Map<string, Promise<void>>();
    let isReachable = true;
    await recoverItems(db);
    for (;;) {
      isWoken = false;
      const items = signal.aborted || !isReachable ? [] : sendable(await readOutbox(db));
      for (const item of items) {
        const lane = laneOf(item);
        if (lanes.has(lane)) continue;
        const sending = send(item).then((isAnswered) => {
          isReachable &&= isAnswered;
          lanes.delete(lane);
        });
        lanes.set(lane, sending);
      }
      if (lanes.size === 0) return !isReachable;
      await Promise.race([...lanes.values(), roused()]);
    }
  }

  /** With locks one tab drains at a time; without them (a page that is not secure) the server's unique cid is left. */
  const drainAlone = (): Promise<boolean> =>
    'locks' in navigator ? navigator.locks.request(lock, { signal }, drain) : drain();

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    let attempt = 0;
    try {
      do {
        isWoken = false;
        const isLeft = await drainAlone();
        if (isLeft) await Promise.race([wait(backoff(attempt++), signal), roused()]);
        else if (!isWoken) break;
      } while (!signal.aborted);
    } finally {
      isRunning = false;
    }
  }

  return {
    wake() {
      isWoken = true;
      rouse();
      // The database closing under it is the end of the session.
      run().catch(() => undefined);
    },
  };
}
