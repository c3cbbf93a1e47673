import { READERS, SEERS } from './markers.ts';
import { all, FORBIDDEN, members, OK, type Rows } from './row.ts';

/** Answers for operations of the owner and, by default, of admins. */
const powers = (admin: string = OK) => all(FORBIDDEN, { owner: OK, admin });

const GRANTED = Object.fromEntries(
  ['send_message', 'send_image', 'send_video', 'send_hyperlink', 'send_voice', 'invite_member'].map((ability) => [
    ability,
    'granted',
  ]),
);

export const GROUPS: Rows<'groups'> = {
  // The last message is the reply; it quotes a message that one member has cleared.
  listGroups: { answers: all(OK), shows: { reply: READERS, said: SEERS } },
  getGroup: { answers: members(), shows: { reply: READERS, said: SEERS } },
  openDirectGroup: {
    answers: all(OK, { owner: 'api.body.param_invalid.contact_id' }),
    send: ({ people }) => ({ body: { contact_id: people.owner.id } }),
  },
  viewGroup: { answers: members(), send: ({ replyId }) => ({ body: { msg_id: replyId } }) },
  clearGroup: { answers: members() },
  reportGroup: {
    answers: members(FORBIDDEN, { cleared: 'api.body.param_invalid.msg_id' }),
    send: ({ saidId }) => ({ body: { reason: 1, msg_id: saidId } }),
  },
  setMemberPermission: { answers: powers(FORBIDDEN), send: () => ({ body: GRANTED }) },
  listMembers: { answers: members(), shows: { remark: ['owner'] } },
  listMembersByIds: {
    answers: members(),
    send: ({ people }) => ({ body: { user_ids: [people.member.id, people.stranger.id] } }),
    shows: { remark: ['owner'] },
  },
  getMember: { answers: members(), shows: { remark: ['owner'] } },
  listPins: { answers: members(), shows: { said: SEERS } },
  addPin: { answers: powers(), send: ({ replyId }) => ({ body: { msg_id: replyId } }), isFresh: true },
  removePin: { answers: powers() },
};
