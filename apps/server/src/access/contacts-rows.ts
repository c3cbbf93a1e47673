import { answersForAll, FORBIDDEN_CODE, answersForMembers, OK_CODE, type AccessRows } from './row.ts';

export const CONTACTS_ACCESS_ROWS: AccessRows<'contacts'> = {
  listContacts: { answers: answersForAll(OK_CODE), shows: { username: ['admin'] } },
  listContactsPart: { answers: answersForAll(OK_CODE), shows: { username: ['admin'] } },
  // Adding a member from the group; other ways have their own tests.
  addContact: {
    answers: answersForMembers(FORBIDDEN_CODE, {
      powerless: FORBIDDEN_CODE,
      member: 'api.contact.self',
      cleared: FORBIDDEN_CODE,
      blocker: FORBIDDEN_CODE,
    }),
    send: ({ people, groupId }) => ({ body: { contact: people.member.id, group_id: groupId } }),
    isFresh: true,
  },
  removeContact: { answers: answersForAll(OK_CODE), isFresh: true },
  searchContacts: {
    answers: answersForAll(OK_CODE, { owner: 'api.contact.self' }),
    send: ({ markers }) => ({ query: `contact=${markers.phone}&country=CN` }),
    shows: { username: ['admin'] },
  },
  getInvitation: { answers: answersForAll(OK_CODE) },
};
