import type { Schemas } from '@quintet/api/types';
import { ChatType, GroupRole, Permission } from '@quintet/api/enums';
import type { AdminPermissions, MemberPermissions } from '../../base/database/group-tables.ts';

type Granted = Schemas['GroupPermission'];

/** The values that determine a member's permissions in a group. */
export type GroupPermissionInput = {
  type: ChatType;
  role: GroupRole;
  member_permission: MemberPermissions;
  admin_permission: AdminPermissions | null;
};

const { GRANTED, DENIED } = Permission;

const SEND_PERMISSIONS = {
  send_message: GRANTED,
  send_image: GRANTED,
  send_video: GRANTED,
  send_voice: GRANTED,
} as const;
const NO_ADMIN_PERMISSIONS = {
  remove_member: DENIED,
  block_member: DENIED,
  change_info: DENIED,
  add_friend: DENIED,
  add_admin: DENIED,
} as const;
const ADMIN_PERMISSIONS: AdminPermissions = {
  remove_member: GRANTED,
  block_member: GRANTED,
  change_info: GRANTED,
  add_friend: GRANTED,
};

/**
 * The permissions of a member by role (spec §6). Until the owner grants links to members, no member may send them, the owner and
 * admins included (design §6). A direct message has no owner, so links are always denied there.
 */
export function getEffectiveGroupPermissions({
  type,
  role,
  member_permission,
  admin_permission,
}: GroupPermissionInput): Granted {
  if (type === ChatType.DM) {
    return {
      ...SEND_PERMISSIONS,
      send_hyperlink: DENIED,
      invite_member: DENIED,
      ...NO_ADMIN_PERMISSIONS,
      add_friend: GRANTED,
      pin_message: GRANTED,
    };
  }
  if (role === GroupRole.MEMBER) return { ...member_permission, ...NO_ADMIN_PERMISSIONS, pin_message: DENIED };
  const adminPermissions = role === GroupRole.OWNER ? ADMIN_PERMISSIONS : { ...ADMIN_PERMISSIONS, ...admin_permission };
  return {
    ...SEND_PERMISSIONS,
    send_hyperlink: member_permission.send_hyperlink,
    invite_member: GRANTED,
    ...adminPermissions,
    add_admin: role === GroupRole.OWNER ? GRANTED : DENIED,
    pin_message: GRANTED,
  };
}
