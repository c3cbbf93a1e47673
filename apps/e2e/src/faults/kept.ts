import type { Page } from '@playwright/test';
import type { Said, Standing } from './witness.ts';

/** What an account has on a device. */
export interface Kept {
  outbox: { text: string; state: string }[];
  messages: Said[];
  groups: Standing[];
  drafts: { text: string }[];
}

/** Reads the chats that the browser keeps, as they are, by any of its pages. */
export function readKept(page: Page, userId: string): Promise<Kept> {
  return page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error!));
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
      return { outbox: outbox!, messages: messages!, groups: groups!, drafts: drafts! };
    } finally {
      db.close();
    }
  }, `quintet.chat.${userId}`);
}
