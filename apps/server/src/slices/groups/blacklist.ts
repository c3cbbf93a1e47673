import { buildMemberRemovalNotifications } from './group-notifications.ts';
import { GroupRole } from '@quintet/api/enums';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed, outranks } from './group-actions.ts';
import { withLockedGroup } from './locked-group.ts';
import { queryUsersAsMembers, type Member } from './members.ts';
import { type GroupMembership, readGroupMembership } from './membership.ts';
import { queryMemberRoles, deleteMembersWithSystemMessage } from './remove-members.ts';

/** The blacklist, the latest first. @throws HttpError api.forbidden without `block_member` */
export async function listGroupBlocks(
  db: Kysely<Database>,
  { userId }: UserCaller,
  groupId: string,
): Promise<Member[]> {
  await assertGroupActionAllowed(db, await readGroupMembership(db, groupId, userId), 'block_member');
  const rows = await db
    .selectFrom('group_blocks')
    .select('user_id')
    .where('group_id', '=', groupId)
    .orderBy('create_at', 'desc')
    .orderBy('user_id')
    .execute();
  const ids = rows.map(({ user_id }) => user_id);
  const members = new Map((await queryUsersAsMembers(db, groupId, ids, userId)).map((member) => [member.id, member]));
  return ids.flatMap((id) => members.get(id) ?? []);
}

type LockedBlacklist = { services: Services; trx: Transaction<Database>; append: AppendEvent; room: GroupMembership };

/** Changes the blacklist of the locked group. */
const createBlacklistChange =
  (change: (blacklist: LockedBlacklist, memberId: string) => Promise<void>) =>
  (services: Services, { userId }: UserCaller, groupId: string, memberId: string): Promise<true> =>
    withLockedGroup<true>(services, userId, groupId, async (trx, append, room) => {
      await assertGroupActionAllowed(trx, room, 'block_member');
      await change({ services, trx, append, room }, memberId);
      return true;
    });

/**
 * Removes a member and keeps them out until taken off the blacklist (spec §6). A user on the blacklist is no error.
 * @throws HttpError api.forbidden, api.too_much, api.body.param_invalid.user_id for non-members
 */
export const blockMember = createBlacklistChange(async ({ services, trx, append, room }, memberId) => {
  const { id: groupId, userId } = room;
  const blocked = await trx.selectFrom('group_blocks').select('user_id').where('group_id', '=', groupId).execute();
  if (blocked.some(({ user_id }) => user_id === memberId)) return;
  const role = (await queryMemberRoles(trx, groupId, [memberId])).get(memberId);
  if (role === undefined) throw new HttpError('api.body.param_invalid.user_id');
  if (!outranks(room, role)) throw new HttpError('api.forbidden');
  const { block_limit } = await trx
    .selectFrom('groups')
    .select('block_limit')
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  if (blocked.length >= block_limit) throw new HttpError('api.too_much');
  await trx.insertInto('group_blocks').values({ group_id: groupId, user_id: memberId }).execute();
  await deleteMembersWithSystemMessage(trx, append, room, [memberId], 'blocked');
  const removal = { groupId, actorId: userId, userIds: [memberId] };
  await services.notifications.add(trx, append, await buildMemberRemovalNotifications(trx, removal));
});

/**
 * Takes a user off the blacklist and notifies those who may read it; a user who is not on it is no error.
 * @throws HttpError api.forbidden without `block_member`
 */
export const unblockMember = createBlacklistChange(async ({ trx, append, room: { id: groupId } }, memberId) => {
  const unblocked = await trx
    .deleteFrom('group_blocks')
    .where('group_id', '=', groupId)
    .where('user_id', '=', memberId)
    .returning('user_id')
    .executeTakeFirst();
  if (!unblocked) return;
  const readers = await trx
    .selectFrom('members')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('role', '<>', GroupRole.MEMBER)
    .execute();
  await append(
    'members',
    { userIds: readers.map(({ user_id }) => user_id) },
    { group_id: groupId, user_ids: [memberId] },
  );
});
