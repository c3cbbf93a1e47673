import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SliceHandlers } from '../../platform/http/handler.ts';
import { getSiteUrl } from '../../platform/http/site-url.ts';
import { getGroupAdmin, listGroupAdmins } from './admins.ts';
import { addAdmin, removeAdmin, setAdminPermissions } from './change-admins.ts';
import { blockMember, listGroupBlocks, unblockMember } from './blacklist.ts';
import { clearHistoryForMember } from './clear.ts';
import { revokeOwnOrAllGroupCodes, getOrCreateGroupCode } from './group-codes.ts';
import { createGroup } from './create-group.ts';
import { openDirectGroup } from './direct.ts';
import { listGroups, queryGroupForMember } from './groups.ts';
import { setGroupNickname } from './group-nickname.ts';
import { setGroupIcon, uploadGroupIcon } from './icons.ts';
import { addFriendsToGroup } from './invite.ts';
import { joinGroupByCode, previewGroupByCode } from './join.ts';
import { listMembers } from './list-members.ts';
import { getMember, queryCurrentOrFormerMembers } from './members.ts';
import { requireGroupMember } from './membership.ts';
import { markGroupRead } from './mark-read.ts';
import { dissolveGroup, transferGroup } from './owner.ts';
import { listMutualGroups } from './mutual-groups.ts';
import { setOrdinaryMemberPermissions } from './member-permissions.ts';
import { removeMembersFromGroup, removeMember } from './remove-members.ts';
import { getGroupLimits, updateGroup } from './settings.ts';

export const groupsHandlers = {
  listGroups: ({ caller, services }) => listGroups(services.db, requireUser(caller).userId),

  listMutualGroups,

  getGroup: async ({ caller, params, services }) => {
    const group = await queryGroupForMember(services.db, requireUser(caller).userId, params.id);
    if (!group) throw new HttpError('api.forbidden');
    return group;
  },

  openDirectGroup: ({ caller, body, services }) => openDirectGroup(services, requireUser(caller), body.contact_id),

  viewGroup: ({ caller, params, body, services }) =>
    markGroupRead(services, { userId: requireUser(caller).userId, groupId: params.id, msgId: body.msg_id }),

  listMembers: async ({ caller, params, query, services }) => {
    const { userId } = requireUser(caller);
    await requireGroupMember(services.db, params.id, userId);
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
    await requireGroupMember(services.db, params.id, userId);
    return queryCurrentOrFormerMembers(services.db, params.id, body.user_ids, userId);
  },

  getMember: ({ caller, params, services }) => getMember(services.db, requireUser(caller), params.id, params.userId),

  setGroupNickname: ({ caller, params, body, services }) =>
    setGroupNickname(services, requireUser(caller), params.id, body.nickname),

  setMemberPermission: ({ caller, params, body, services }) => {
    const { send_message, send_image, send_video, send_hyperlink, send_voice, invite_member } = body;
    const change = { send_message, send_image, send_video, send_hyperlink, send_voice, invite_member };
    return setOrdinaryMemberPermissions(services, requireUser(caller), params.id, change);
  },

  createGroup: ({ body, caller, services }) => {
    const { cid, display_name, introduction, member_ids, icon } = body;
    const given = { cid, display_name, member_ids, ...(introduction !== undefined && { introduction }) };
    return createGroup(services, requireUser(caller), { ...given, ...(icon !== undefined && { icon }) });
  },

  uploadGroupIcon,

  setGroupIcon,

  updateGroup: ({ body, caller, params, services }) => {
    const { display_name, introduction } = body;
    return updateGroup(services, requireUser(caller), params.id, {
      ...(display_name !== undefined && { display_name }),
      ...(introduction !== undefined && { introduction }),
    });
  },

  transferGroup: ({ body, caller, params, services }) =>
    transferGroup(services, requireUser(caller), params.id, body.user_id),

  dissolveGroup: ({ caller, params, services }) => dissolveGroup(services, requireUser(caller), params.id),

  getAdminsLimit: ({ caller, params, services }) => getGroupLimits(services.db, requireUser(caller), params.id),

  inviteMembers: ({ body, caller, params, services }) => {
    const { cid, user_ids } = body;
    return addFriendsToGroup(services, requireUser(caller), params.id, { cid, user_ids });
  },

  removeMember: ({ caller, params, services }) => removeMember(services, requireUser(caller), params.id, params.userId),

  removeMembers: ({ body, caller, params, services }) =>
    removeMembersFromGroup(services, requireUser(caller), params.id, body.user_ids),

  listAdmins: ({ caller, params, services }) => listGroupAdmins(services.db, requireUser(caller), params.id),

  getAdmin: ({ caller, params, services }) => getGroupAdmin(services.db, requireUser(caller), params.id, params.userId),

  addAdmin: ({ body, caller, params, services }) => {
    const { user_id, permissions } = body;
    return addAdmin(services, requireUser(caller), params.id, { user_id, permissions });
  },

  updateAdmin: ({ body, caller, params, services }) =>
    setAdminPermissions(services, requireUser(caller), params.id, params.userId, body.permissions),

  removeAdmin: ({ caller, params, services }) => removeAdmin(services, requireUser(caller), params.id, params.userId),

  listGroupBlocks: ({ caller, params, services }) => listGroupBlocks(services.db, requireUser(caller), params.id),

  blockMember: ({ body, caller, params, services }) =>
    blockMember(services, requireUser(caller), params.id, body.user_id),

  unblockMember: ({ caller, params, services }) =>
    unblockMember(services, requireUser(caller), params.id, params.userId),

  shareGroup: async ({ body, caller, request, services }) => {
    const { group_id, replace, lifetime, max_uses } = body;
    const options = { ...(replace !== undefined && { replace }), ...(lifetime !== undefined && { lifetime }) };
    const given = { ...options, ...(max_uses !== undefined && { max_uses }) };
    const share = await getOrCreateGroupCode(services, requireUser(caller), group_id, given);
    const { code, expire_at, uses } = share;
    return {
      share_code: code,
      url: getSiteUrl(request, `/chat?invite=${code}`),
      expire_at: expire_at?.toISOString() ?? null,
      max_uses: share.max_uses,
      uses,
    };
  },

  revokeGroupShare: ({ body, caller, services }) => {
    const { group_id, all } = body;
    return revokeOwnOrAllGroupCodes(services, requireUser(caller), { group_id, ...(all !== undefined && { all }) });
  },

  getSharedGroup: ({ caller, query, services }) => previewGroupByCode(services, requireUser(caller), query.share_code),

  joinSharedGroup: ({ body, caller, services }) => joinGroupByCode(services, requireUser(caller), body.share_code),

  clearGroup: ({ caller, params, services }) => clearHistoryForMember(services, requireUser(caller), params.id),
} satisfies SliceHandlers<'groups'>;
