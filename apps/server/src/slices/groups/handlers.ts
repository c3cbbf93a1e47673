import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { clearGroup } from './clear.ts';
import { openDirect } from './direct.ts';
import { listGroups, loadGroup } from './groups.ts';
import { findMembers, listMembers } from './members.ts';
import { requireMember } from './membership.ts';
import { setMemberPermission } from './permissions.ts';
import { markRead } from './mark-read.ts';

export const groupsHandlers = {
  listGroups: ({ caller, services }) => listGroups(services.db, requireUser(caller).userId),

  getGroup: async ({ caller, params, services }) => {
    const group = await loadGroup(services.db, requireUser(caller).userId, params.id);
    if (!group) throw new HttpError('api.forbidden');
    return group;
  },

  openDirectGroup: ({ caller, body, services }) => openDirect(services, requireUser(caller), body.contact_id),

  viewGroup: ({ caller, params, body, services }) =>
    markRead(services, { userId: requireUser(caller).userId, groupId: params.id, msgId: body.msg_id }),

  listMembers: async ({ caller, params, query, services }) => {
    const { userId } = requireUser(caller);
    await requireMember(services.db, params.id, userId);
    const { limit = 30, next_id: nextId, text } = query;
    return listMembers(services.db, {
      groupId: params.id,
      reader: userId,
      limit,
      ...(nextId !== undefined && { nextId }),
      ...(text !== undefined && { text }),
    });
  },

  listMembersByIds: async ({ caller, params, body, services }) => {
    const { userId } = requireUser(caller);
    await requireMember(services.db, params.id, userId);
    return findMembers(services.db, params.id, body.user_ids, userId);
  },

  getMember: async ({ caller, params, services }) => {
    const { userId } = requireUser(caller);
    await requireMember(services.db, params.id, userId);
    const [member] = await findMembers(services.db, params.id, [params.userId], userId);
    if (!member) throw new HttpError('api.body.param_invalid.member_id');
    return member;
  },

  setMemberPermission: ({ caller, params, body, services }) => {
    const { send_message, send_image, send_video, send_hyperlink, send_voice, invite_member } = body;
    const granted = { send_message, send_image, send_video, send_hyperlink, send_voice, invite_member };
    return setMemberPermission(services, requireUser(caller), params.id, granted);
  },

  clearGroup: ({ caller, params, services }) => clearGroup(services, requireUser(caller), params.id),
} satisfies Handlers<'groups'>;
