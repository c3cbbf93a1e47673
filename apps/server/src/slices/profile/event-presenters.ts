import type { PresentEventBatch } from '../../platform/events/present.ts';
import { queryOwnProfiles } from './me.ts';

/** Presents the changed user to that user only. */
export const presentUserEvents: PresentEventBatch<'user'> = async (db, _events, finding) => {
  const readers = await finding;
  const users = await queryOwnProfiles(db, [...new Set(readers.flat())]);
  return readers.map(() => (reader) => {
    const user = users.get(reader);
    return user ? { type: 'user', user } : null;
  });
};

/** Blocks or remarks changed: clients load them again. */
export const presentContactsChangedEvents: PresentEventBatch<'contacts'> = async (_db, events) =>
  events.map(() => () => CONTACTS);

const CONTACTS = { type: 'contacts' } as const;
