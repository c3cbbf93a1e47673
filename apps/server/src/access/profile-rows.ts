import { painted } from '../platform/media/test-files.ts';
import { PASSWORD } from '../slices/test-world.ts';
import { all, FORBIDDEN, members, NOT_THERE, OK, type Rows, sendForm } from './row.ts';

/** Answers for operations about another user, here the owner. The owner gets `self`. */
const others = (self: string = NOT_THERE) => all(OK, { owner: self });

const avatar = painted(360, 360).png().toBuffer();

export const PROFILE: Rows<'profile'> = {
  getMe: { answers: all(OK), shows: { phone: ['owner'], email: ['owner'] } },
  updateMe: { answers: all(OK), send: () => ({ body: { sound: 1 } }) },
  editProfile: { answers: all(OK), send: () => ({ body: { introduction: 'hello' } }) },
  uploadAvatar: { answers: all(OK), send: async () => sendForm('image', await avatar) },
  changePassword: {
    answers: all(OK),
    send: () => ({ body: { old_password: PASSWORD, password: PASSWORD } }),
  },
  setFirstPassword: { answers: all(FORBIDDEN), send: () => ({ body: { password: PASSWORD } }) },
  checkPassword: { answers: all(OK), send: () => ({ body: { password: PASSWORD } }) },
  setSecurityCode: { answers: all(OK), send: () => ({ body: { security_code: '135790' } }) },
  setNotify: {
    answers: members(),
    send: ({ groupId }) => ({ body: { group_id: groupId, notify: 2 } }),
  },
  deleteMe: { answers: all(OK), send: () => ({ body: { password: PASSWORD } }), isFresh: true },

  getUser: { answers: others(), shows: { username: ['admin'] } },
  listNicknames: { answers: all(OK), shows: { remark: ['owner'] } },
  setNickname: { answers: others(), send: () => ({ body: { nickname: 'boss' } }) },
  removeNickname: { answers: others() },
  getMemo: {
    answers: all(OK, { member: NOT_THERE }),
    send: ({ people }) => ({ path: { id: people.member.id } }),
    shows: { remark: ['owner'] },
  },
  saveMemo: { answers: others(), send: () => ({ body: { memo: 'met in May' } }) },
  listBlocks: { answers: all(OK) },
  blockUser: {
    answers: others('api.body.param_invalid.block_id'),
    send: ({ people }) => ({ body: { block_id: people.owner.id } }),
  },
  unblockUser: { answers: all(OK) },
  previewReport: {
    answers: members(FORBIDDEN, { cleared: 'api.body.param_invalid.msg_ids' }),
    send: ({ groupId, saidId }) => ({ body: { group_id: groupId, msg_ids: [saidId] } }),
  },
  reportUser: {
    answers: members(FORBIDDEN, {
      owner: 'api.body.param_invalid.user_id',
      cleared: 'api.body.param_invalid.msg_id',
    }),
    send: ({ people, groupId, saidId }) => ({
      body: { user_id: people.owner.id, reason: 1, group_id: groupId, msg_id: saidId },
    }),
  },
};
