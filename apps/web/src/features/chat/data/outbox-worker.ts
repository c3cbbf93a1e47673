import { ApiError } from '@quintet/api/error';
import { gapAfter, laneOf, type OutboxItem, sendable } from '@quintet/domain/chat/outbox';
import type { Message } from '@quintet/domain/chat/message';
import { getBackoffDelay, waitOrWake } from '../../../shared/events/backoff.ts';
import { acceptMessage, readOutbox, recoverItems, settleItem, startItem } from '../db/outbox.ts';
import type { ChatDatabase } from '../db/schema.ts';
import { outcomeOf } from './send-errors.ts';
import type { Publisher } from './change-bus.ts';

interface SenderOptions {
  readonly db: ChatDatabase;
  readonly me: string;
  readonly publisher: Publisher;
  readonly signal: AbortSignal;
  /** What it sends: a long upload holds no text up. */
  readonly lane: OutboxItem['lane'];
  /** Brings one message to the server; `signal` calls it back while that is possible. */
  readonly deliver: (item: OutboxItem, signal: AbortSignal) => Promise<Message>;
}

export interface Sender {
  /** There is, or may be, something to send. */
  wake(): void;
  /** What is in the outbox now: whoever is on the way and not there any more is called back. */
  keepOnly(items: readonly OutboxItem[]): void;
}

/** Resolves after so many seconds, or when all is over. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Sends what is in the outbox: in one tab at a time, each lane in order, as long as it takes (design §4, Sending). Any
 * tab that has something queues for the lock, so that the next one goes on when the sending tab dies.
 */
export function createSender({ db, me, publisher, signal, lane: own, deliver }: SenderOptions): Sender {
  const lock = `quintet.outbox.${own}.${me}`;
  const onTheWay = new Map<string, AbortController>();
  let isRunning = false;
  let isWoken = false;
  /** Since something got through. */
  let failures = 0;
  /** Before this, in milliseconds of this device's clock, the server wants nothing more. */
  let resumeAt = 0;
  let rouse: () => void = () => undefined;

  const roused = (): Promise<void> =>
    new Promise((resolve) => {
      rouse = resolve;
      if (isWoken) resolve();
    });
  const tellOutbox = (): void => publisher.publish({ outbox: 'changed' });

  /** Resolves to whether the server could be reached. */
  async function send(item: OutboxItem): Promise<boolean> {
    const calling = new AbortController();
    onTheWay.set(item.cid, calling);
    try {
      await startItem(db, item.cid);
      const message = await deliver(item, AbortSignal.any([signal, calling.signal]));
      publisher.publish(await acceptMessage(db, me, message));
      failures = 0;
      await pause(gapAfter(item), signal);
      return true;
    } catch (error) {
      if (calling.signal.aborted) return true;
      const outcome = outcomeOf(error);
      if (error instanceof ApiError) resumeAt = Date.now() + (error.retryAfter ?? 0) * 1000;
      await settleItem(db, item.cid, outcome);
      tellOutbox();
      return outcome.type === 'refused';
    } finally {
      onTheWay.delete(item.cid);
    }
  }

  /** Sends until nothing is left, or nobody answers. Resolves to whether something is left. */
  async function drain(): Promise<boolean> {
    const lanes = new Map<string, Promise<void>>();
    let isReachable = true;
    await recoverItems(db, own);
    for (;;) {
      isWoken = false;
      const waiting = signal.aborted || !isReachable ? [] : sendable(await readOutbox(db));
      for (const item of waiting) {
        const lane = laneOf(item);
        if (item.lane !== own || lanes.has(lane)) continue;
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

  /** Until it may be worth another try: when the server says when, then; else sooner or later, or when there is something new. */
  async function rest(): Promise<void> {
    const seconds = (resumeAt - Date.now()) / 1000;
    if (seconds > 0) await pause(seconds, signal);
    else await Promise.race([waitOrWake(getBackoffDelay(failures++), signal), roused()]);
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      do {
        isWoken = false;
        const isLeft = await drainAlone();
        if (isLeft) await rest();
        else failures = 0;
        if (!isLeft && !isWoken) break;
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
    keepOnly(items) {
      const kept = new Set(items.map(({ cid }) => cid));
      for (const [cid, calling] of onTheWay) if (!kept.has(cid)) calling.abort();
    },
  };
}
