import type { Schemas } from '@quintet/api/types';
import { GroupRole } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import type { MemberAction } from './member-action.ts';

/** Whether this user may choose a member for an action. An admin never touches the owner or another admin (spec §6). */
export function canPickMember(action: MemberAction, group: Group, me: string, member: Schemas['Member']): boolean {
  const { id, role, account_cancelled } = member;
  if (id === me || role === GroupRole.OWNER) return false;
  if (role === GroupRole.ADMIN && (action === 'admin' || group.user_auth.role !== GroupRole.OWNER)) return false;
  return action === 'block' || action === 'remove' || !account_cancelled;
}
