import { createPlainImage } from '../platform/media/test-files.ts';
import { TEST_PASSWORD } from '../slices/test-world.ts';
import {
  answersForAll,
  FORBIDDEN_CODE,
  answersForMembers,
  NOT_FOUND_CODE,
  OK_CODE,
  type AccessRows,
  buildFormRequest,
} from './row.ts';

/** Answers for operations about another user, here the owner. The owner gets `self`. */
const others = (self: string = NOT_FOUND_CODE) => answersForAll(OK_CODE, { owner: self });

const avatar = createPlainImage(360, 360).png().toBuffer();

export const PROFILE_ACCESS_ROWS: AccessRows<'profile'> = {
  getMe: { answers: answersForAll(OK_CODE), shows: { phone: ['owner'], email: ['owner'] } },
  updateMe: { answers: answersForAll(OK_CODE), send: () => ({ body: { sound: 1 } }) },
  editProfile: { answers: answersForAll(OK_CODE), send: () => ({ body: { introduction: 'hello' } }) },
  uploadAvatar: { answers: answersForAll(OK_CODE), send: async () => buildFormRequest('image', await avatar) },
  changePassword: {
    answers: answersForAll(OK_CODE),
    send: () => ({ body: { old_password: TEST_PASSWORD, password: TEST_PASSWORD } }),
  },
  setFirstPassword: { answers: answersForAll(FORBIDDEN_CODE), send: () => ({ body: { password: TEST_PASSWORD } }) },
  checkPassword: { answers: answersForAll(OK_CODE), send: () => ({ body: { password: TEST_PASSWORD } }) },
  setSecurityCode: { answers: answersForAll(OK_CODE), send: () => ({ body: { security_code: '135790' } }) },
  setNotify: {
    answers: answersForMembers(),
    send: ({ groupId }) => ({ body: { group_id: groupId, notify: 2 } }),
  },
  deleteMe: { answers: answersForAll(OK_CODE), send: () => ({ body: { password: TEST_PASSWORD } }), isFresh: true },

  getCancellation: { answers: answersForAll(OK_CODE) },

  getUser: { answers: others(), shows: { username: ['admin'] } },
  listNicknames: { answers: answersForAll(OK_CODE), shows: { remark: ['owner'] } },
  setNickname: { answers: others(), send: () => ({ body: { nickname: 'boss' } }) },
  removeNickname: { answers: others() },
  getMemo: {
    answers: answersForAll(OK_CODE, { member: NOT_FOUND_CODE }),
    send: ({ people }) => ({ path: { id: people.member.id } }),
    shows: { remark: ['owner'] },
  },
  saveMemo: { answers: others(), send: () => ({ body: { memo: 'met in May' } }) },
  listBlocks: { answers: answersForAll(OK_CODE) },
  blockUser: {
    answers: others('api.body.param_invalid.block_id'),
    send: ({ people }) => ({ body: { block_id: people.owner.id } }),
  },
  unblockUser: { answers: answersForAll(OK_CODE) },
  previewReport: {
    answers: answersForMembers(FORBIDDEN_CODE, { cleared: 'api.body.param_invalid.msg_ids' }),
    send: ({ groupId, saidId }) => ({ body: { group_id: groupId, msg_ids: [saidId] } }),
  },
  reportUser: {
    answers: answersForMembers(FORBIDDEN_CODE, {
      owner: 'api.body.param_invalid.user_id',
      cleared: 'api.body.param_invalid.msg_id',
    }),
    send: ({ people, groupId, saidId }) => ({
      body: { user_id: people.owner.id, reason: 1, group_id: groupId, msg_id: saidId },
    }),
  },
};
