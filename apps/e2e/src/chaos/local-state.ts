import type { Page } from '@playwright/test';
import type { Said, Standing } from './oracle.ts';

/** What an account has on a device. */
export interface Kept {
  outbox: { text: string; state: string }[];
  messages: Said[];
  groups: Standing[];
  drafts: { text: string }[];
}

/**
 * Reads the chats that the browser keeps, as they are, by any of its pages; what a closed tab left on its way there is among
 * what waits.
 */
export function readKept(page: Page, userId: string): Promise<Kept> {
  return page.evaluate(async (name) => {
    // First these: they go once the database has them.
    const spares = Object.keys(localStorage)
      .filter((key) => key.startsWith('quintet.spare.'))
      .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { text: string; state: string });
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
      return {
        outbox: [...outbox!, ...spares.filter(({ state }) => state)],
        messages: messages!,
        groups: groups!,
        drafts: [...drafts!, ...spares.filter(({ state }) => !state)],
      };
    } finally {
      db.close();
    }
  }, `quintet.chat.${userId}`);
}
