import type { ChatChange } from '../storage/change.ts';

export interface ChatChangeBus {
  /** Publishes a change to this tab and the others. */
  publish(change: ChatChange): void;
  /** `isOwn`: the change was made in this tab. Returns an unsubscribe function. */
  listen(listener: (change: ChatChange, isOwn: boolean) => void): () => void;
  close(): void;
}

const isEmpty = (change: ChatChange): boolean =>
  Object.values(change).every((part: unknown) => part === null || (Array.isArray(part) && part.length === 0));

/** Carries changes of an account's chats to all tabs. */
export function createChatChangeBus(userId: string): ChatChangeBus {
  const channel = new BroadcastChannel(`quintet.chat.${userId}`);
  const listeners = new Set<(change: ChatChange, isOwn: boolean) => void>();
  let isClosed = false;
  const notify = (change: ChatChange, isOwn: boolean): void => {
    for (const listener of listeners) listener(change, isOwn);
  };
  channel.onmessage = ({ data }: MessageEvent<ChatChange>) => notify(data, false);
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
