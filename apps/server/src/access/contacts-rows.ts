import {
  buildExpectedAnswers,
  EXPECTED_FORBIDDEN_ERROR_CODE,
  buildExpectedMembersOnlyAnswers,
  EXPECTED_SUCCESS,
  type AccessTestRows,
} from './row.ts';

export const CONTACTS_ACCESS_TEST_ROWS: AccessTestRows<'contacts'> = {
  listContacts: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), shows: { username: ['admin'] } },
  listContactsPart: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), shows: { username: ['admin'] } },
  // Adding a member from the group; other ways have their own tests.
  addContact: {
    answers: buildExpectedMembersOnlyAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, {
      powerless: EXPECTED_FORBIDDEN_ERROR_CODE,
      member: 'api.contact.self',
      cleared: EXPECTED_FORBIDDEN_ERROR_CODE,
      blocker: EXPECTED_FORBIDDEN_ERROR_CODE,
    }),
    send: ({ people, groupId }) => ({ body: { contact: people.member.id, group_id: groupId } }),
    isFresh: true,
  },
  removeContact: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), isFresh: true },
  searchContacts: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS, { owner: 'api.contact.self' }),
    send: ({ markers }) => ({ query: `contact=${markers.phone}&country=CN` }),
    shows: { username: ['admin'] },
  },
  getInvitation: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
};
