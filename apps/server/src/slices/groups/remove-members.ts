import type { GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed, outranks } from './group-actions.ts';
import { leaveGroup } from './leave.ts';
import { withLockedGroup } from './locked-group.ts';
import type { GroupMembership } from './membership.ts';
import { buildMemberRemovalNotifications } from './group-notifications.ts';
import { appendMessage } from './message-log.ts';
import { deleteMemberships } from './delete-memberships.ts';

type Removed = Schemas['RemovedMembers'];

/**
 * Removes a member; with the own id, leaves the group (spec §5).
 * @throws HttpError api.group.owner_cannot_leave, api.forbidden, api.body.param_invalid.member_id
 */
export async function removeMember(
  services: Services,
  caller: UserCaller,
  groupId: string,
  memberId: string,
): Promise<true> {
  if (memberId === caller.userId) return leaveGroup(services, caller, groupId);
  const { not_removed: notRemoved } = await removeMembersFromGroup(services, caller, groupId, [memberId]);
  const [kept] = notRemoved;
  if (kept) throw new HttpError(kept.reason === 'not_member' ? 'api.body.param_invalid.member_id' : 'api.forbidden');
  return true;
}

/** Removes members with one line in the room. An admin removes only ordinary members (spec §6). @throws HttpError api.forbidden */
export const removeMembersFromGroup = (
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  userIds: readonly string[],
): Promise<Removed> =>
  withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertGroupActionAllowed(trx, room, 'remove_member');
    const roles = await queryMemberRoles(trx, room.id, userIds);
    const reasonAgainst = (id: string): 'not_member' | 'no_permission' | null => {
      const role = roles.get(id);
      if (role === undefined) return 'not_member';
      return outranks(room, role) ? null : 'no_permission';
    };
    const removed = userIds.filter((id) => reasonAgainst(id) === null);
    if (removed.length > 0) {
      await deleteMembersWithSystemMessage(trx, append, room, removed, 'removed');
      await services.notifications.add(
        trx,
        append,
        await buildMemberRemovalNotifications(trx, { groupId, actorId: userId, userIds: removed }),
      );
    }
    const kept = userIds.flatMap((user_id) => {
      const reason = reasonAgainst(user_id);
      return reason === null ? [] : [{ user_id, reason }];
    });
    return { removed, not_removed: kept };
  });

type Append = Parameters<typeof deleteMemberships>[1];

/** Removes members of a locked group and writes the line that names them. */
export async function deleteMembersWithSystemMessage(
  trx: Parameters<typeof appendMessage>[0],
  append: Append,
  room: GroupMembership,
  ids: readonly string[],
  reason: 'removed' | 'blocked',
): Promise<void> {
  await deleteMemberships(trx, append, { groupId: room.id, userIds: ids, reason });
  const targets = { target_id: ids[0]!, target_ids: [...ids] };
  await appendMessage(trx, append, room, { user_id: room.userId, type: 'remove_member', ...targets });
}

/** The roles of those users who are members. */
export async function queryMemberRoles(
  trx: Kysely<Database>,
  groupId: string,
  userIds: readonly string[],
): Promise<Map<string, GroupRole>> {
  const rows = await trx
    .selectFrom('members')
    .select(['user_id', 'role'])
    .where('group_id', '=', groupId)
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Map(rows.map(({ user_id, role }) => [user_id, role]));
}
