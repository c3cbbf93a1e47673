import { randomUUID } from 'node:crypto';
import { createPlainImage } from '../platform/media/test-files.ts';
import { createOwnGroup } from './chat-rows.ts';
import { CURRENT_MEMBERS, HISTORY_READERS } from './markers.ts';
import { forAll, type ExpectedAnswers, FORBIDDEN, forMembers, OK, type AccessRows, buildFormRequest } from './row.ts';

/** Answers for operations of the owner and of admins with the power. */
const powers = (exceptions: Partial<ExpectedAnswers> = {}) =>
  forAll(FORBIDDEN, { owner: OK, admin: OK, ...exceptions });
/** Answers for operations of the owner and of all admins. */
const admins = () => powers({ powerless: OK });
const owns = () => forAll(FORBIDDEN, { owner: OK });
/** Answers about the group's code: users on the blacklist cannot use it. */
const coded = () => forAll(OK, { blocked: 'api.group.blocked' });

const GRANT = { remove_member: 'granted', block_member: 'granted', change_info: 'granted', add_friend: 'granted' };
const picture = createPlainImage(30, 30).png().toBuffer();
const sendPicture = async () => buildFormRequest('image', await picture);

const GRANTED = Object.fromEntries(
  ['send_message', 'send_image', 'send_video', 'send_hyperlink', 'send_voice', 'invite_member'].map((ability) => [
    ability,
    'granted',
  ]),
);

export const GROUPS_ROWS: AccessRows<'groups'> = {
  // The last message is the reply; it quotes a message that one member has cleared.
  listGroups: { answers: forAll(OK), shows: { reply: CURRENT_MEMBERS, said: HISTORY_READERS } },
  listMutualGroups: { answers: forAll(OK) },
  getGroup: { answers: forMembers(), shows: { reply: CURRENT_MEMBERS, said: HISTORY_READERS } },
  openDirectGroup: {
    answers: forAll(OK, { owner: 'api.body.param_invalid.contact_id' }),
    send: ({ people }) => ({ body: { contact_id: people.owner.id } }),
  },
  viewGroup: { answers: forMembers(), send: ({ replyId }) => ({ body: { msg_id: replyId } }) },
  clearGroup: { answers: forMembers() },
  reportGroup: {
    answers: forMembers(FORBIDDEN, { cleared: 'api.body.param_invalid.msg_id' }),
    send: ({ saidId }) => ({ body: { reason: 1, msg_id: saidId } }),
  },
  setMemberPermission: { answers: owns(), send: () => ({ body: GRANTED }) },
  createGroup: {
    answers: forAll(OK),
    send: ({ people }) => ({ body: { cid: randomUUID(), display_name: 'New', member_ids: [people.stranger.id] } }),
  },
  uploadGroupIcon: { answers: forAll(OK), send: sendPicture },
  setGroupIcon: { answers: powers(), send: sendPicture },
  updateGroup: { answers: powers(), send: () => ({ body: { introduction: 'About us' } }) },
  transferGroup: { answers: owns(), send: ({ people }) => ({ body: { user_id: people.member.id } }), isFresh: true },
  dissolveGroup: { answers: owns(), isFresh: true },
  getAdminsLimit: { answers: forMembers() },
  inviteMembers: {
    answers: forMembers(),
    send: ({ people }) => ({ body: { cid: randomUUID(), user_ids: [people.stranger.id] } }),
  },
  // The member leaves.
  removeMember: { answers: powers({ member: OK }), isFresh: true },
  removeMembers: {
    answers: powers(),
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
  listGroupBlocks: { answers: powers() },
  blockMember: { answers: powers(), send: ({ people }) => ({ body: { user_id: people.member.id } }), isFresh: true },
  unblockMember: { answers: powers() },
  shareGroup: { answers: forMembers(), send: ({ groupId }) => ({ body: { group_id: groupId } }) },
  // A caller's own code; the owner's ends too, so each caller has a scene.
  revokeGroupShare: { answers: forMembers(), send: ({ groupId }) => ({ body: { group_id: groupId } }), isFresh: true },
  shareGroupCard: {
    answers: forMembers(),
    send: async (scene, caller) => ({
      body: { group_id: scene.groupId, group_ids: [await createOwnGroup(scene, caller)], cid: randomUUID() },
    }),
  },
  getSharedGroup: { answers: coded(), send: ({ shareCode }) => ({ query: `share_code=${shareCode}` }) },
  joinSharedGroup: {
    answers: coded(),
    send: ({ shareCode }) => ({ body: { share_code: shareCode } }),
    isFresh: true,
    shows: { reply: CURRENT_MEMBERS },
  },
  listMembers: { answers: forMembers(), shows: { remark: ['owner'] } },
  listMembersByIds: {
    answers: forMembers(),
    send: ({ people }) => ({ body: { user_ids: [people.member.id, people.stranger.id] } }),
    shows: { remark: ['owner'] },
  },
  getMember: { answers: forMembers(), shows: { remark: ['owner'] } },
  setGroupNickname: { answers: forMembers(), send: () => ({ body: { nickname: 'Captain' } }) },
  listPins: { answers: forMembers(), shows: { said: HISTORY_READERS } },
  addPin: { answers: admins(), send: ({ replyId }) => ({ body: { msg_id: replyId } }), isFresh: true },
  removePin: { answers: admins() },
};
