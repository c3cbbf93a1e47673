import {
  type AccessTestRows,
  buildExpectedAnswers,
  buildExpectedMembersOnlyAnswers,
  EXPECTED_NOT_FOUND_ERROR_CODE,
  EXPECTED_SUCCESS,
} from './row.ts';

const envelope = { kind: 2, amount: 10, count: 1, security_code: '135790', cid: 'red-envelope' };

export const RED_ENVELOPES_ACCESS_TEST_ROWS: AccessTestRows<'red-envelopes'> = {
  // No actor has a security password.
  createRedEnvelope: {
    answers: buildExpectedAnswers('api.security_code_empty'),
    send: ({ groupId }) => ({ body: { group_id: groupId, ...envelope } }),
  },
  getRedEnvelopeOptions: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  listRedEnvelopeStatuses: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: ({ envelopeId }) => ({ query: `id=${envelopeId}` }),
  },
  excludeFromMinefield: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: () => ({ body: { days: 1 } }) },
  getRedEnvelope: {
    answers: buildExpectedMembersOnlyAnswers(EXPECTED_NOT_FOUND_ERROR_CODE),
    send: ({ envelopeId }) => ({ path: { id: envelopeId } }),
    shows: { greeting: ['owner', 'member', 'cleared'] },
  },
  claimRedEnvelope: {
    answers: buildExpectedMembersOnlyAnswers(EXPECTED_NOT_FOUND_ERROR_CODE, { owner: 'api.red_envelope.own' }),
    send: ({ envelopeId }) => ({ path: { id: envelopeId }, body: {} }),
  },
  getRedEnvelopeDetail: {
    answers: buildExpectedMembersOnlyAnswers(EXPECTED_NOT_FOUND_ERROR_CODE),
    send: ({ envelopeId }) => ({ path: { id: envelopeId } }),
    shows: { greeting: ['owner', 'member', 'cleared'] },
  },
};
