import type { Change } from '../db/change.ts';

export interface ChangeBus {
  /** Tells this tab and the others what was written. */
  publish(change: Change): void;
  /** `isOwn` tells a change of this tab from one of another. Returns its undoing. */
  listen(listener: (change: Change, isOwn: boolean) => void): () => void;
  close(): void;
}

const isEmpty = (change: Change): boolean =>
  Object.values(change).every((part: unknown) => part === null || (Array.isArray(part) && part.length === 0));

/** Carries changes of one account's chats to every tab that shows them. */
export function createChangeBus(userId: string): ChangeBus {
  const channel = new BroadcastChannel(`quintet.chat.${userId}`);
  const listeners = new Set<(change: Change, isOwn: boolean) => void>();
  let isClosed = false;
  const notify = (change: Change, isOwn: boolean): void => {
    for (const listener of listeners) listener(change, isOwn);
  };
  channel.onmessage = ({ data }: MessageEvent<Change>) => notify(data, false);
  return {
    publish(change) {
      if (isClosed || isEmpty(change)) return;
      notify(change, true);
      channel.postMessage(change);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      listeners.clear();
      channel.close();
    },
  };
}
