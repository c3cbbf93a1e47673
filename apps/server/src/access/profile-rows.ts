import { createPlainImage } from '../platform/media/test-files.ts';
import { PASSWORD } from '../slices/test-world.ts';
import { forAll, FORBIDDEN, forMembers, NOT_FOUND, OK, type AccessRows, buildFormRequest } from './row.ts';

/** Answers for operations about another user, here the owner. The owner gets `self`. */
const others = (self: string = NOT_FOUND) => forAll(OK, { owner: self });

const avatar = createPlainImage(360, 360).png().toBuffer();

export const PROFILE_ROWS: AccessRows<'profile'> = {
  getMe: { answers: forAll(OK), shows: { phone: ['owner'], email: ['owner'] } },
  updateMe: { answers: forAll(OK), send: () => ({ body: { sound: 1 } }) },
  editProfile: { answers: forAll(OK), send: () => ({ body: { introduction: 'hello' } }) },
  uploadAvatar: { answers: forAll(OK), send: async () => buildFormRequest('image', await avatar) },
  changePassword: {
    answers: forAll(OK),
    send: () => ({ body: { old_password: PASSWORD, password: PASSWORD } }),
  },
  setFirstPassword: { answers: forAll(FORBIDDEN), send: () => ({ body: { password: PASSWORD } }) },
  checkPassword: { answers: forAll(OK), send: () => ({ body: { password: PASSWORD } }) },
  setSecurityCode: { answers: forAll(OK), send: () => ({ body: { security_code: '135790' } }) },
  setNotify: {
    answers: forMembers(),
    send: ({ groupId }) => ({ body: { group_id: groupId, notify: 2 } }),
  },
  deleteMe: { answers: forAll(OK), send: () => ({ body: { password: PASSWORD } }), isFresh: true },

  getCancellation: { answers: forAll(OK) },

  getUser: { answers: others(), shows: { username: ['admin'] } },
  listNicknames: { answers: forAll(OK), shows: { remark: ['owner'] } },
  setNickname: { answers: others(), send: () => ({ body: { nickname: 'boss' } }) },
  removeNickname: { answers: others() },
  getMemo: {
    answers: forAll(OK, { member: NOT_FOUND }),
    send: ({ people }) => ({ path: { id: people.member.id } }),
    shows: { remark: ['owner'] },
  },
  saveMemo: { answers: others(), send: () => ({ body: { memo: 'met in May' } }) },
  listBlocks: { answers: forAll(OK) },
  blockUser: {
    answers: others('api.body.param_invalid.block_id'),
    send: ({ people }) => ({ body: { block_id: people.owner.id } }),
  },
  unblockUser: { answers: forAll(OK) },
  previewReport: {
    answers: forMembers(FORBIDDEN, { cleared: 'api.body.param_invalid.msg_ids' }),
    send: ({ groupId, saidId }) => ({ body: { group_id: groupId, msg_ids: [saidId] } }),
  },
  reportUser: {
    answers: forMembers(FORBIDDEN, {
      owner: 'api.body.param_invalid.user_id',
      cleared: 'api.body.param_invalid.msg_id',
    }),
    send: ({ people, groupId, saidId }) => ({
      body: { user_id: people.owner.id, reason: 1, group_id: groupId, msg_id: saidId },
    }),
  },
};
