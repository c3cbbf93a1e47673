import { createTestSharpImage } from '../platform/media/test-files.ts';
import { TEST_PASSWORD } from '../slices/test-world.ts';
import {
  buildExpectedAnswers,
  EXPECTED_FORBIDDEN_ERROR_CODE,
  buildExpectedMembersOnlyAnswers,
  EXPECTED_NOT_FOUND_ERROR_CODE,
  EXPECTED_SUCCESS,
  type AccessTestRows,
  buildAccessTestUploadRequest,
} from './row.ts';

/** Answers for operations about another user, here the owner. The owner gets `self`. */
const others = (self: string = EXPECTED_NOT_FOUND_ERROR_CODE) =>
  buildExpectedAnswers(EXPECTED_SUCCESS, { owner: self });

const avatar = createTestSharpImage(360, 360).png().toBuffer();

export const PROFILE_ACCESS_TEST_ROWS: AccessTestRows<'profile'> = {
  getMe: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), shows: { phone: ['owner'], email: ['owner'] } },
  updateMe: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: () => ({ body: { sound: 1 } }) },
  editProfile: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: () => ({ body: { introduction: 'hello' } }) },
  uploadAvatar: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: async () => buildAccessTestUploadRequest('image', await avatar),
  },
  changePassword: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: () => ({ body: { old_password: TEST_PASSWORD, password: TEST_PASSWORD } }),
  },
  setFirstPassword: {
    answers: buildExpectedAnswers(EXPECTED_FORBIDDEN_ERROR_CODE),
    send: () => ({ body: { password: TEST_PASSWORD } }),
  },
  checkPassword: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: () => ({ body: { password: TEST_PASSWORD } }),
  },
  setSecurityCode: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: () => ({ body: { security_code: '135790' } }),
  },
  setNotify: {
    answers: buildExpectedMembersOnlyAnswers(),
    send: ({ groupId }) => ({ body: { group_id: groupId, notify: 2 } }),
  },
  deleteMe: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: () => ({ body: { password: TEST_PASSWORD } }),
    isFresh: true,
  },

  getCancellation: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },

  getUser: { answers: others(), shows: { username: ['admin'] } },
  listNicknames: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), shows: { remark: ['owner'] } },
  setNickname: { answers: others(), send: () => ({ body: { nickname: 'boss' } }) },
  removeNickname: { answers: others() },
  getMemo: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS, { member: EXPECTED_NOT_FOUND_ERROR_CODE }),
    send: ({ people }) => ({ path: { id: people.member.id } }),
    shows: { remark: ['owner'] },
  },
  saveMemo: { answers: others(), send: () => ({ body: { memo: 'met in May' } }) },
  listBlocks: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  blockUser: {
    answers: others('api.body.param_invalid.block_id'),
    send: ({ people }) => ({ body: { block_id: people.owner.id } }),
  },
  unblockUser: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  previewReport: {
    answers: buildExpectedMembersOnlyAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, {
      cleared: 'api.body.param_invalid.msg_ids',
    }),
    send: ({ groupId, saidId }) => ({ body: { group_id: groupId, msg_ids: [saidId] } }),
  },
  reportUser: {
    answers: buildExpectedMembersOnlyAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, {
      owner: 'api.body.param_invalid.user_id',
      cleared: 'api.body.param_invalid.msg_id',
    }),
    send: ({ people, groupId, saidId }) => ({
      body: { user_id: people.owner.id, reason: 1, group_id: groupId, msg_id: saidId },
    }),
  },
};
