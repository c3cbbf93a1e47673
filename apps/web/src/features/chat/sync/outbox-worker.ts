import { ApiError } from '@quintet/api/error';
import {
  isTextAwaitingPictures,
  getPauseAfterUploadSeconds,
  getOutboxLaneKey,
  type OutboxItem,
  getNextItemsToSend,
} from '@quintet/domain/chat/outbox';
import type { Message } from '@quintet/domain/chat/message';
import { getBackoffDelayMs, waitBeforeRetry } from '../../../shared/requests/backoff.ts';
import {
  moveSentOutboxItemToHistory,
  readOutbox,
  resetInterruptedOutboxItems,
  applyOutboxItemOutcome,
  markOutboxItemSending,
} from '../storage/outbox.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import { createOutboxLock } from './outbox-lock.ts';
import { toSendOutcome } from './send-errors.ts';
import type { ChatChangeBus } from './change-bus.ts';

interface OutboxWorkerOptions {
  readonly db: ChatDatabase;
  readonly me: string;
  readonly changeBus: ChatChangeBus;
  readonly signal: AbortSignal;
  /** The lane that this worker sends: uploads do not block texts. */
  readonly lane: OutboxItem['lane'];
  /** Sends one message to the server; `signal` aborts it while that is possible. */
  readonly deliver: (item: OutboxItem, signal: AbortSignal) => Promise<Message>;
}

export interface OutboxWorker {
  /** Starts sending if there may be pending items, of one lane or of all. */
  wake(lane?: OutboxItem['lane']): void;
  /** Aborts items that are no longer in the outbox. */
  cancelRemoved(items: readonly OutboxItem[]): void;
}

/** Milliseconds that a text waits for the pictures that were queued before it, while there is a connection. */
const MAX_WAIT_FOR_PICTURES_MS = 10_000;
/** Seconds between looks for whether the pictures have gone; another tab may be sending them. */
const PICTURES_CHECK_SECONDS = 0.25;

/** Resolves after a number of seconds, or when `signal` aborts. */
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
 * Sends the outbox: in one tab at a time, each lane in order, until it is empty (design §4, Sending). Every tab with pending items waits
 * for the lock, so that another tab continues when the sending tab dies or is frozen.
 */
export function createOutboxWorker({
  db,
  me,
  changeBus,
  signal,
  lane: ownLane,
  deliver,
}: OutboxWorkerOptions): OutboxWorker {
  const lock = createOutboxLock(`quintet.outbox.${ownLane}.${me}`, signal);
  const inFlight = new Map<string, AbortController>();
  let isRunning = false;
  let hasWork = false;
  /** Failures since the last success. */
  let failures = 0;
  /** The server accepts nothing before this, milliseconds of this device's clock. */
  let resumeAt = 0;
  let resolveWake: () => void = () => undefined;

  const waitForWake = (): Promise<void> =>
    new Promise((resolve) => {
      resolveWake = resolve;
      if (hasWork) resolve();
    });
  const notifyOutbox = (): void => changeBus.publish({ outbox: 'changed' });

  /** Resolves to whether the server was reachable. When `held` aborts, another tab may send the item. */
  async function send(item: OutboxItem, held: AbortSignal): Promise<boolean> {
    const controller = new AbortController();
    inFlight.set(item.cid, controller);
    try {
      if (!(await markOutboxItemSending(db, item.cid))) return true;
      const message = await deliver(item, AbortSignal.any([held, controller.signal]));
      changeBus.publish(await moveSentOutboxItemToHistory(db, me, message));
      failures = 0;
      await pause(getPauseAfterUploadSeconds(item), held);
      return true;
    } catch (error) {
      if (controller.signal.aborted) return true;
      if (held.aborted) return false;
      const outcome = toSendOutcome(error);
      if (error instanceof ApiError) resumeAt = Date.now() + (error.retryAfter ?? 0) * 1000;
      await applyOutboxItemOutcome(db, item.cid, outcome);
      notifyOutbox();
      return outcome.type === 'refused';
    } finally {
      inFlight.delete(item.cid);
    }
  }

  /** Sends until the outbox is empty or the server is unreachable; resolves to whether items are left. */
  async function drain(held: AbortSignal): Promise<boolean> {
    const lanes = new Map<string, Promise<void>>();
    /** Since when texts wait for pictures. */
    const heldSince = new Map<string, number>();
    let isReachable = true;
    hasWork = false;
    for (let items = await resetInterruptedOutboxItems(db, ownLane); ; items = await readOutbox(db)) {
      const waiting = held.aborted || !isReachable ? [] : getNextItemsToSend(items);
      let isHolding = false;
      for (const item of waiting) {
        const lane = getOutboxLaneKey(item);
        if (item.lane !== ownLane || lanes.has(lane)) continue;
        if (isTextAwaitingPictures(item, items)) {
          const since = heldSince.get(item.cid) ?? Date.now();
          heldSince.set(item.cid, since);
          if (Date.now() - since < MAX_WAIT_FOR_PICTURES_MS) {
            isHolding = true;
            continue;
          }
        }
        const sending = send(item, held).then((isAnswered) => {
          isReachable &&= isAnswered;
          lanes.delete(lane);
        });
        lanes.set(lane, sending);
      }
      if (lanes.size === 0 && !isHolding) return held.aborted || !isReachable;
      const check = isHolding ? [pause(PICTURES_CHECK_SECONDS, held)] : [];
      await Promise.race([...lanes.values(), waitForWake(), ...check]);
      hasWork = false;
    }
  }

  /** Waits until the time the server named, else for the backoff or new work. */
  async function waitForRetry(): Promise<void> {
    const seconds = (resumeAt - Date.now()) / 1000;
    if (seconds > 0) await pause(seconds, signal);
    else await Promise.race([waitBeforeRetry(getBackoffDelayMs(failures++), signal), waitForWake()]);
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      do {
        hasWork = false;
        // Without Web Locks several tabs may send at once: the unique cid prevents duplicates.
        const hasLeft = (await lock.run(drain)) ?? true;
        if (hasLeft) await waitForRetry();
        else failures = 0;
        if (!hasLeft && !hasWork) break;
      } while (!signal.aborted);
    } finally {
      isRunning = false;
    }
  }

  return {
    wake() {
      hasWork = true;
      resolveWake();
      // A closing database means that the session ends.
      run().catch(() => undefined);
    },
    cancelRemoved(items) {
      const remaining = new Set(items.map(({ cid }) => cid));
      for (const [cid, controller] of inFlight) if (!remaining.has(cid)) controller.abort();
    },
  };
}
