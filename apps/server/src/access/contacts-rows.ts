import { all, FORBIDDEN, members, OK, type Rows } from './row.ts';

export const CONTACTS: Rows<'contacts'> = {
  listContacts: { answers: all(OK), shows: { username: ['admin'] } },
  listContactsPart: { answers: all(OK), shows: { username: ['admin'] } },
  // Adding a member from the group; other ways have their own tests.
  addContact: {
    answers: members(FORBIDDEN, {
      powerless: FORBIDDEN,
      member: 'api.contact.self',
      cleared: FORBIDDEN,
      blocker: FORBIDDEN,
    }),
    send: ({ people, groupId }) => ({ body: { contact: people.member.id, group_id: groupId } }),
    isFresh: true,
  },
  removeContact: { answers: all(OK), isFresh: true },
  searchContacts: {
    answers: all(OK, { owner: 'api.contact.self' }),
    send: ({ markers }) => ({ query: `contact=${markers.phone}&country=CN` }),
    shows: { username: ['admin'] },
  },
  getInvitation: { answers: all(OK) },
};
