import { createTestImage } from '../platform/media/test-files.ts';
import { TEST_PASSWORD } from '../slices/test-world.ts';
import {
  buildAnswersForAll,
  FORBIDDEN_CODE,
  buildAnswersForMembers,
  NOT_FOUND_CODE,
  OK_CODE,
  type AccessTestRows,
  buildFileFormRequest,
} from './row.ts';

/** Answers for operations about another user, here the owner. The owner gets `self`. */
const others = (self: string = NOT_FOUND_CODE) => buildAnswersForAll(OK_CODE, { owner: self });

const avatar = createTestImage(360, 360).png().toBuffer();

export const PROFILE_ACCESS_TEST_ROWS: AccessTestRows<'profile'> = {
  getMe: { answers: buildAnswersForAll(OK_CODE), shows: { phone: ['owner'], email: ['owner'] } },
  updateMe: { answers: buildAnswersForAll(OK_CODE), send: () => ({ body: { sound: 1 } }) },
  editProfile: { answers: buildAnswersForAll(OK_CODE), send: () => ({ body: { introduction: 'hello' } }) },
  uploadAvatar: { answers: buildAnswersForAll(OK_CODE), send: async () => buildFileFormRequest('image', await avatar) },
  changePassword: {
    answers: buildAnswersForAll(OK_CODE),
    send: () => ({ body: { old_password: TEST_PASSWORD, password: TEST_PASSWORD } }),
  },
  setFirstPassword: {
    answers: buildAnswersForAll(FORBIDDEN_CODE),
    send: () => ({ body: { password: TEST_PASSWORD } }),
  },
  checkPassword: { answers: buildAnswersForAll(OK_CODE), send: () => ({ body: { password: TEST_PASSWORD } }) },
  setSecurityCode: { answers: buildAnswersForAll(OK_CODE), send: () => ({ body: { security_code: '135790' } }) },
  setNotify: {
    answers: buildAnswersForMembers(),
    send: ({ groupId }) => ({ body: { group_id: groupId, notify: 2 } }),
  },
  deleteMe: {
    answers: buildAnswersForAll(OK_CODE),
    send: () => ({ body: { password: TEST_PASSWORD } }),
    isFresh: true,
  },

  getCancellation: { answers: buildAnswersForAll(OK_CODE) },

  getUser: { answers: others(), shows: { username: ['admin'] } },
  listNicknames: { answers: buildAnswersForAll(OK_CODE), shows: { remark: ['owner'] } },
  setNickname: { answers: others(), send: () => ({ body: { nickname: 'boss' } }) },
  removeNickname: { answers: others() },
  getMemo: {
    answers: buildAnswersForAll(OK_CODE, { member: NOT_FOUND_CODE }),
    send: ({ people }) => ({ path: { id: people.member.id } }),
    shows: { remark: ['owner'] },
  },
  saveMemo: { answers: others(), send: () => ({ body: { memo: 'met in May' } }) },
  listBlocks: { answers: buildAnswersForAll(OK_CODE) },
  blockUser: {
    answers: others('api.body.param_invalid.block_id'),
    send: ({ people }) => ({ body: { block_id: people.owner.id } }),
  },
  unblockUser: { answers: buildAnswersForAll(OK_CODE) },
  previewReport: {
    answers: buildAnswersForMembers(FORBIDDEN_CODE, { cleared: 'api.body.param_invalid.msg_ids' }),
    send: ({ groupId, saidId }) => ({ body: { group_id: groupId, msg_ids: [saidId] } }),
  },
  reportUser: {
    answers: buildAnswersForMembers(FORBIDDEN_CODE, {
      owner: 'api.body.param_invalid.user_id',
      cleared: 'api.body.param_invalid.msg_id',
    }),
    send: ({ people, groupId, saidId }) => ({
      body: { user_id: people.owner.id, reason: 1, group_id: groupId, msg_id: saidId },
    }),
  },
};
