import { ChatType } from '@quintet/api/enums';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import type { RemarkKey } from '../profile/remarks.ts';
import { type Group, queryGroupForMember } from './groups.ts';

/** The name of two users' direct message, the same from both sides (spec §3). */
export function toDirectGroupKey(a: string, b: string): string {
  return a < b ? `${a}_${b}` : `${b}_${a}`;
}

/** Finds or creates the direct message with a user. It appears in the other user's list with its first message. */
export async function openDirectGroup({ events, db }: Services, caller: UserCaller, contactId: string): Promise<Group> {
  const name = toDirectGroupKey(caller.userId, contactId);
  const known = await findDirect(db, caller.userId, name);
  if (known) return known;

  await refuseNobody(db, caller.userId, contactId);
  return events.record(async (trx, append) => {
    const groupId =
      (await createDirectGroup(trx, caller.userId, contactId, name)) ?? (await listDirect(trx, caller.userId, name));
    await append('group', { userId: caller.userId }, { group_id: groupId });
    return (await queryGroupForMember(trx, caller.userId, groupId))!;
  });
}

async function findDirect(db: Services['db'], userId: string, name: string): Promise<Group | undefined> {
  const known = await db
    .selectFrom('groups')
    .innerJoin('members', 'members.group_id', 'groups.id')
    .select('groups.id')
    .where('direct_name', '=', name)
    .where('members.user_id', '=', userId)
    .where('is_listed', '=', true)
    .executeTakeFirst();
  return known && queryGroupForMember(db, userId, known.id);
}

async function refuseNobody(db: Services['db'], userId: string, contactId: string): Promise<void> {
  const other = await db.selectFrom('users').select('delete_at').where('id', '=', contactId).executeTakeFirst();
  if (!other || userId === contactId) throw new HttpError('api.body.param_invalid.contact_id');
  if (other.delete_at) throw new HttpError('api.author.data_is_deleted');
}

/** Returns the id of the new group, or null if the group exists already. */
async function createDirectGroup(trx: Transaction<Database>, userId: string, contactId: string, name: string) {
  const made = await trx
    .insertInto('groups')
    .values({ type: ChatType.DM, direct_name: name })
    .onConflict((conflict) => conflict.column('direct_name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  await trx
    .insertInto('members')
    .values([
      { group_id: made.id, user_id: userId },
      { group_id: made.id, user_id: contactId, is_listed: false },
    ])
    .execute();
  return made.id;
}

async function listDirect(trx: Transaction<Database>, userId: string, name: string): Promise<string> {
  const { group_id } = await trx
    .updateTable('members')
    .from('groups')
    .set({ is_listed: true })
    .whereRef('groups.id', '=', 'members.group_id')
    .where('direct_name', '=', name)
    .where('user_id', '=', userId)
    .returning('group_id')
    .executeTakeFirstOrThrow();
  return group_id;
}

/** Sends the renamed direct message to all devices of the user who set the remark nickname. */
export async function notifyDirectGroupRename(
  trx: Transaction<Database>,
  append: AppendEvent,
  { user_id, about_id }: RemarkKey,
): Promise<void> {
  const direct = await trx
    .selectFrom('groups')
    .select('id')
    .where('direct_name', '=', toDirectGroupKey(user_id, about_id))
    .executeTakeFirst();
  if (direct) await append('group', { userId: user_id }, { group_id: direct.id });
}
