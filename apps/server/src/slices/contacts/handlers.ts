import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SliceHandlers } from '../../platform/http/handler.ts';
import { addContact } from './add.ts';
import { listFriends } from './contacts.ts';
import { getOrCreateInvitation } from './invitation.ts';
import { removeContact } from './friendship.ts';
import { findUserByAccountIdOrPhone } from './search.ts';
import { getUser } from './user.ts';

export const contactsHandlers = {
  getUser,

  listContacts: ({ caller, services }) => listFriends(services.db, requireUser(caller).userId),

  listContactsPart: async ({ caller, query, services }) => {
    const { limit = 30, next_id } = query;
    if (next_id !== undefined && !/^u\d+$/.test(next_id)) throw new HttpError('api.body.param_invalid.next_id');
    const found = await listFriends(services.db, requireUser(caller).userId, { after: next_id, limit: limit + 1 });
    const list = found.slice(0, limit);
    return { list, next_id: found.length > limit ? list.at(-1)!.id : null };
  },

  addContact,

  removeContact,

  searchContacts: findUserByAccountIdOrPhone,

  getInvitation: getOrCreateInvitation,
} satisfies SliceHandlers<'profile' | 'contacts'>;
