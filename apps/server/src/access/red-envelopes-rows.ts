import { type AccessRows, forAll, forMembers, NOT_FOUND, OK } from './row.ts';

const envelope = { kind: 2, amount: 10, count: 1, security_code: '135790', cid: 'red-envelope' };

export const RED_ENVELOPES_ROWS: AccessRows<'red-envelopes'> = {
  // No actor has a security password.
  createRedEnvelope: {
    answers: forAll('api.security_code_empty'),
    send: ({ groupId }) => ({ body: { group_id: groupId, ...envelope } }),
  },
  getRedEnvelopeOptions: { answers: forAll(OK) },
  listRedEnvelopeStatuses: { answers: forAll(OK), send: ({ envelopeId }) => ({ query: `id=${envelopeId}` }) },
  excludeFromMinefield: { answers: forAll(OK), send: () => ({ body: { days: 1 } }) },
  getRedEnvelope: {
    answers: forMembers(NOT_FOUND),
    send: ({ envelopeId }) => ({ path: { id: envelopeId } }),
    shows: { greeting: ['owner', 'member', 'cleared'] },
  },
  claimRedEnvelope: {
    answers: forMembers(NOT_FOUND, { owner: 'api.red_envelope.own' }),
    send: ({ envelopeId }) => ({ path: { id: envelopeId }, body: {} }),
  },
  getRedEnvelopeDetail: {
    answers: forMembers(NOT_FOUND),
    send: ({ envelopeId }) => ({ path: { id: envelopeId } }),
    shows: { greeting: ['owner', 'member', 'cleared'] },
  },
};
