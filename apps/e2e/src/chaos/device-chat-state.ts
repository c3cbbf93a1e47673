import type { Page } from '@playwright/test';
import type { ComparedMessage, ComparedGroupState } from './server-state-reader.ts';

/** An account's data on a device. */
export interface DeviceChatState {
  outbox: { text: string; state: string }[];
  messages: ComparedMessage[];
  groups: ComparedGroupState[];
  drafts: { text: string }[];
}

/** Reads the chats in the browser's storage, from any page. The outbox includes items that a closed tab left in localStorage. */
export function readDeviceChatState(page: Page, userId: string): Promise<DeviceChatState> {
  return page.evaluate(async (name) => {
    // Read localStorage first: its items disappear once the database has them.
    const unsaved = Object.keys(localStorage)
      .filter((key) => key.startsWith('quintet.spare.'))
      .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { text: string; state: string });
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
    try {
      const tx = db.transaction(['outbox', 'messages', 'groups', 'drafts']);
      const all = (store: string): Promise<never[]> =>
        new Promise((resolve, reject) => {
          const reading = tx.objectStore(store).getAll();
          reading.addEventListener('success', () => resolve(reading.result as never[]));
          reading.addEventListener('error', () => reject(reading.error!));
        });
      const [outbox, messages, groups, drafts] = await Promise.all(['outbox', 'messages', 'groups', 'drafts'].map(all));
      return {
        outbox: [...outbox!, ...unsaved.filter(({ state }) => state)],
        messages: messages!,
        groups: groups!,
        drafts: [...drafts!, ...unsaved.filter(({ state }) => !state)],
      };
    } finally {
      db.close();
    }
  }, `quintet.chat.${userId}`);
}
