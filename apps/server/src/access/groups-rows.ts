import { randomUUID } from 'node:crypto';
import { createTestSharpImage } from '../platform/media/test-files.ts';
import { createCallerOnlyTestGroup } from './chat-rows.ts';
import { CURRENT_MEMBER_TEST_ACTORS, HISTORY_READER_TEST_ACTORS } from './markers.ts';
import {
  buildExpectedAnswers,
  type AccessTestAnswers,
  EXPECTED_FORBIDDEN_ERROR_CODE,
  buildExpectedMembersOnlyAnswers,
  EXPECTED_SUCCESS,
  type AccessTestRows,
  buildAccessTestUploadRequest,
} from './row.ts';

/** Answers for operations of the owner and of admins with the permission. */
const permittedAdmins = (exceptions: Partial<AccessTestAnswers> = {}) =>
  buildExpectedAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, {
    owner: EXPECTED_SUCCESS,
    admin: EXPECTED_SUCCESS,
    ...exceptions,
  });
/** Answers for operations of the owner and of all admins. */
const admins = () => permittedAdmins({ powerless: EXPECTED_SUCCESS });
const owns = () => buildExpectedAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS });
/** Answers about the group's code: users on the blacklist cannot use it. */
const coded = () => buildExpectedAnswers(EXPECTED_SUCCESS, { blocked: 'api.group.blocked' });

const GRANT = { remove_member: 'granted', block_member: 'granted', change_info: 'granted', add_friend: 'granted' };
const picture = createTestSharpImage(30, 30).png().toBuffer();
const sendPicture = async () => buildAccessTestUploadRequest('image', await picture);

const GRANTED = Object.fromEntries(
  ['send_message', 'send_image', 'send_video', 'send_hyperlink', 'send_voice', 'invite_member'].map((ability) => [
    ability,
    'granted',
  ]),
);

export const GROUPS_ACCESS_TEST_ROWS: AccessTestRows<'groups'> = {
  // The last message is the reply; it quotes a message that one member has cleared.
  listGroups: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    shows: { reply: CURRENT_MEMBER_TEST_ACTORS, said: HISTORY_READER_TEST_ACTORS },
  },
  listMutualGroups: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  getGroup: {
    answers: buildExpectedMembersOnlyAnswers(),
    shows: { reply: CURRENT_MEMBER_TEST_ACTORS, said: HISTORY_READER_TEST_ACTORS },
  },
  openDirectGroup: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS, { owner: 'api.body.param_invalid.contact_id' }),
    send: ({ people }) => ({ body: { contact_id: people.owner.id } }),
  },
  viewGroup: { answers: buildExpectedMembersOnlyAnswers(), send: ({ replyId }) => ({ body: { msg_id: replyId } }) },
  clearGroup: { answers: buildExpectedMembersOnlyAnswers() },
  reportGroup: {
    answers: buildExpectedMembersOnlyAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, {
      cleared: 'api.body.param_invalid.msg_id',
    }),
    send: ({ saidId }) => ({ body: { reason: 1, msg_id: saidId } }),
  },
  setMemberPermission: { answers: owns(), send: () => ({ body: GRANTED }) },
  createGroup: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: ({ people }) => ({ body: { cid: randomUUID(), display_name: 'New', member_ids: [people.stranger.id] } }),
  },
  uploadGroupIcon: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: sendPicture },
  setGroupIcon: { answers: permittedAdmins(), send: sendPicture },
  updateGroup: { answers: permittedAdmins(), send: () => ({ body: { introduction: 'About us' } }) },
  transferGroup: { answers: owns(), send: ({ people }) => ({ body: { user_id: people.member.id } }), isFresh: true },
  dissolveGroup: { answers: owns(), isFresh: true },
  getAdminsLimit: { answers: buildExpectedMembersOnlyAnswers() },
  inviteMembers: {
    answers: buildExpectedMembersOnlyAnswers(),
    send: ({ people }) => ({ body: { cid: randomUUID(), user_ids: [people.stranger.id] } }),
  },
  // The member leaves.
  removeMember: { answers: permittedAdmins({ member: EXPECTED_SUCCESS }), isFresh: true },
  removeMembers: {
    answers: permittedAdmins(),
    send: ({ people }) => ({ body: { user_ids: [people.member.id] } }),
    isFresh: true,
  },
  listAdmins: { answers: admins() },
  getAdmin: { answers: admins() },
  addAdmin: {
    answers: owns(),
    send: ({ people }) => ({ body: { user_id: people.member.id, permissions: GRANT } }),
    isFresh: true,
  },
  updateAdmin: { answers: owns(), send: () => ({ body: { permissions: GRANT } }), isFresh: true },
  removeAdmin: { answers: owns(), isFresh: true },
  listGroupBlocks: { answers: permittedAdmins() },
  blockMember: {
    answers: permittedAdmins(),
    send: ({ people }) => ({ body: { user_id: people.member.id } }),
    isFresh: true,
  },
  unblockMember: { answers: permittedAdmins() },
  shareGroup: { answers: buildExpectedMembersOnlyAnswers(), send: ({ groupId }) => ({ body: { group_id: groupId } }) },
  // A caller's own code; the owner's ends too, so each caller has a scene.
  revokeGroupShare: {
    answers: buildExpectedMembersOnlyAnswers(),
    send: ({ groupId }) => ({ body: { group_id: groupId } }),
    isFresh: true,
  },
  shareGroupCard: {
    answers: buildExpectedMembersOnlyAnswers(),
    send: async (scene, caller) => ({
      body: { group_id: scene.groupId, group_ids: [await createCallerOnlyTestGroup(scene, caller)], cid: randomUUID() },
    }),
  },
  getSharedGroup: { answers: coded(), send: ({ shareCode }) => ({ query: `share_code=${shareCode}` }) },
  joinSharedGroup: {
    answers: coded(),
    send: ({ shareCode }) => ({ body: { share_code: shareCode } }),
    isFresh: true,
    shows: { reply: CURRENT_MEMBER_TEST_ACTORS },
  },
  listMembers: { answers: buildExpectedMembersOnlyAnswers(), shows: { remark: ['owner'] } },
  listMembersByIds: {
    answers: buildExpectedMembersOnlyAnswers(),
    send: ({ people }) => ({ body: { user_ids: [people.member.id, people.stranger.id] } }),
    shows: { remark: ['owner'] },
  },
  getMember: { answers: buildExpectedMembersOnlyAnswers(), shows: { remark: ['owner'] } },
  setGroupNickname: { answers: buildExpectedMembersOnlyAnswers(), send: () => ({ body: { nickname: 'Captain' } }) },
  listPins: { answers: buildExpectedMembersOnlyAnswers(), shows: { said: HISTORY_READER_TEST_ACTORS } },
  addPin: { answers: admins(), send: ({ replyId }) => ({ body: { msg_id: replyId } }), isFresh: true },
  removePin: { answers: admins() },
};
