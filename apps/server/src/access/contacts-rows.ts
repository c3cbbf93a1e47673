import { forAll, FORBIDDEN, forMembers, OK, type AccessRows } from './row.ts';

export const CONTACTS_ROWS: AccessRows<'contacts'> = {
  listContacts: { answers: forAll(OK), shows: { username: ['admin'] } },
  listContactsPart: { answers: forAll(OK), shows: { username: ['admin'] } },
  // Adding a member from the group; other ways have their own tests.
  addContact: {
    answers: forMembers(FORBIDDEN, {
      powerless: FORBIDDEN,
      member: 'api.contact.self',
      cleared: FORBIDDEN,
      blocker: FORBIDDEN,
    }),
    send: ({ people, groupId }) => ({ body: { contact: people.member.id, group_id: groupId } }),
    isFresh: true,
  },
  removeContact: { answers: forAll(OK), isFresh: true },
  searchContacts: {
    answers: forAll(OK, { owner: 'api.contact.self' }),
    send: ({ markers }) => ({ query: `contact=${markers.phone}&country=CN` }),
    shows: { username: ['admin'] },
  },
  getInvitation: { answers: forAll(OK) },
};
