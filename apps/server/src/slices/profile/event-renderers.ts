import type { LoadEventRenderers } from '../../platform/events/render.ts';
import { loadOwnUsers } from './me.ts';

/** Renders the changed user to that user only. */
export const renderUserEvents: LoadEventRenderers<'user'> = async (db, _events, finding) => {
  const readers = await finding;
  const users = await loadOwnUsers(db, [...new Set(readers.flat())]);
  return readers.map(() => (reader) => {
    const user = users.get(reader);
    return user ? { type: 'user', user } : null;
  });
};

/** Blocks or remarks changed: clients load them again. */
export const renderContactsEvents: LoadEventRenderers<'contacts'> = async (_db, events) =>
  events.map(() => () => CONTACTS);

const CONTACTS = { type: 'contacts' } as const;
