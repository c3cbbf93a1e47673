import { buildAnswersForAll, FORBIDDEN_CODE, buildAnswersForMembers, OK_CODE, type AccessTestRows } from './row.ts';

export const CONTACTS_ACCESS_TEST_ROWS: AccessTestRows<'contacts'> = {
  listContacts: { answers: buildAnswersForAll(OK_CODE), shows: { username: ['admin'] } },
  listContactsPart: { answers: buildAnswersForAll(OK_CODE), shows: { username: ['admin'] } },
  // Adding a member from the group; other ways have their own tests.
  addContact: {
    answers: buildAnswersForMembers(FORBIDDEN_CODE, {
      powerless: FORBIDDEN_CODE,
      member: 'api.contact.self',
      cleared: FORBIDDEN_CODE,
      blocker: FORBIDDEN_CODE,
    }),
    send: ({ people, groupId }) => ({ body: { contact: people.member.id, group_id: groupId } }),
    isFresh: true,
  },
  removeContact: { answers: buildAnswersForAll(OK_CODE), isFresh: true },
  searchContacts: {
    answers: buildAnswersForAll(OK_CODE, { owner: 'api.contact.self' }),
    send: ({ markers }) => ({ query: `contact=${markers.phone}&country=CN` }),
    shows: { username: ['admin'] },
  },
  getInvitation: { answers: buildAnswersForAll(OK_CODE) },
};
