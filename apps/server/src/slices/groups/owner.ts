import { GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { sweepFilesInBackground } from '../../platform/media/sweep.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { queryUserSummaries } from '../profile/summaries.ts';
import { assertGroupActionAllowed } from './group-actions.ts';
import { deleteMemberships } from './delete-memberships.ts';
import { type Group, queryGroupForMember } from './groups.ts';
import { withLockedGroup } from './locked-group.ts';
import { type GroupMembership, readGroupMembership } from './membership.ts';
import { notifyOfRoleChange } from './group-notifications.ts';
import { appendMessage } from './message-log.ts';

type Cancellation = Schemas['Cancellation'];

/**
 * Hands a group over to another member; the former owner becomes an ordinary member.
 * @throws HttpError api.forbidden unless the user is the owner, param_invalid.user_id for other users than members with an account
 */
export const transferGroup = (
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  nextId: string,
): Promise<Group> =>
  withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertGroupActionAllowed(trx, room, 'own');
    const next = await trx
      .selectFrom('members')
      .innerJoin('users', 'users.id', 'members.user_id')
      .select('role')
      .where('group_id', '=', groupId)
      .where('user_id', '=', nextId)
      .where('delete_at', 'is', null)
      .executeTakeFirst();
    if (!next || next.role === GroupRole.OWNER) throw new HttpError('api.body.param_invalid.user_id');
    await changeOwner(trx, append, room, nextId);
    await notifyOfRoleChange(services, trx, append, room, nextId, 'owner');
    return (await queryGroupForMember(trx, userId, groupId))!;
  });

/** Ends a group for all members (spec §5). Its messages stay in the database, for reports. @throws HttpError api.forbidden */
export async function dissolveGroup(services: Services, { userId }: UserCaller, groupId: string): Promise<true> {
  await withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertGroupActionAllowed(trx, room, 'own');
    await endGroup(trx, append, groupId);
  });
  sweepFilesInBackground(services);
  return true;
}

/**
 * Hands over the groups of an account that is being cancelled: to the longest-serving admin, else to the longest-serving member. A
 * group without another account ends. As an admin, the account becomes an ordinary member.
 */
export async function handOverGroupsOfUser(
  trx: Transaction<Database>,
  append: AppendEvent,
  userId: string,
): Promise<void> {
  // All groups, also those owned by others: their owners wait, and then see that this account is cancelled.
  const { rows } = await sql<{ id: string }>`
    select id from groups where type = 2 and id in (select group_id from members where user_id = ${userId})
    order by id for no key update`.execute(trx);
  for (const { id } of rows) {
    const room = await readGroupMembership(trx, id, userId);
    if (room.role === GroupRole.OWNER) await handOver(trx, append, room);
    else if (room.role === GroupRole.ADMIN) await setRole(trx, id, userId, GroupRole.MEMBER);
  }
}

/** The groups that a user owns, and who would own each after the user. */
export async function queryOwnedGroupsWithSuccessors(
  db: Kysely<Database>,
  userId: string,
): Promise<Pick<Cancellation, 'owned_groups'>> {
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'display_name'])
    .where('owner_id', '=', userId)
    .where('dissolve_at', 'is', null)
    .orderBy('id')
    .execute();
  const successors = new Map<string, string>();
  for (const { id } of groups) {
    const next = await findSuccessor(db, id, userId);
    if (next) successors.set(id, next);
  }
  const users = await queryUserSummaries(db, userId, [...successors.values()]);
  return {
    owned_groups: groups.map((group) => ({ ...group, successor: users.get(successors.get(group.id) ?? '') ?? null })),
  };
}

/** The longest-serving admin, else the longest-serving member with an account. */
async function findSuccessor(db: Kysely<Database>, groupId: string, ownerId: string): Promise<string | undefined> {
  const next = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', '<>', ownerId)
    .where('delete_at', 'is', null)
    .orderBy(sql`role = 'admin'`, 'desc')
    .orderBy(sql`coalesce(admin_at, members.create_at)`)
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return next?.user_id;
}

async function handOver(trx: Transaction<Database>, append: AppendEvent, room: GroupMembership): Promise<void> {
  const next = await findSuccessor(trx, room.id, room.userId);
  if (next) await changeOwner(trx, append, room, next);
  else await endGroup(trx, append, room.id);
}

async function changeOwner(
  trx: Transaction<Database>,
  append: AppendEvent,
  room: GroupMembership,
  nextId: string,
): Promise<void> {
  // The former owner first: an index allows one owner per group.
  await setRole(trx, room.id, room.userId, GroupRole.MEMBER);
  await setRole(trx, room.id, nextId, GroupRole.OWNER);
  await trx.updateTable('groups').set({ owner_id: nextId }).where('id', '=', room.id).execute();
  await append('group', { groupId: room.id }, { group_id: room.id });
  await append('members', { groupId: room.id }, { group_id: room.id, user_ids: [room.userId, nextId] });
  await appendMessage(trx, append, room, { user_id: room.userId, type: 'group_owner', target_id: nextId });
}

async function setRole(
  trx: Kysely<Database>,
  groupId: string,
  userId: string,
  role: 'owner' | 'member',
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ role, admin_permission: null, admin_at: null })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}

/** Removes all members of a locked group. The row stays, because messages and ledgers may refer to it. */
async function endGroup(trx: Transaction<Database>, append: AppendEvent, groupId: string): Promise<void> {
  const ended = { dissolve_at: sql<Date>`clock_timestamp()`, owner_id: null };
  await trx.updateTable('groups').set(ended).where('id', '=', groupId).execute();
  const members = await trx.selectFrom('members').select('user_id').where('group_id', '=', groupId).execute();
  const userIds = members.map(({ user_id }) => user_id);
  await deleteMemberships(trx, append, { groupId, userIds, reason: 'dissolved' });
}
