import type { RenderEventBatch } from '../../platform/events/render.ts';
import { queryOwnUsers } from './me.ts';

/** Renders the changed user to that user only. */
export const renderUserEvents: RenderEventBatch<'user'> = async (db, _events, finding) => {
  const readers = await finding;
  const users = await queryOwnUsers(db, [...new Set(readers.flat())]);
  return readers.map(() => (reader) => {
    const user = users.get(reader);
    return user ? { type: 'user', user } : null;
  });
};

/** Blocks or remarks changed: clients load them again. */
export const renderContactsEvents: RenderEventBatch<'contacts'> = async (_db, events) =>
  events.map(() => () => CONTACTS);

const CONTACTS = { type: 'contacts' } as const;
