import { GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { SliceHook } from '../../platform/hooks.ts';

/** Memberships of one group that end for one reason; `dissolved` ends those of all members. */
export type EndedMemberships = {
  groupId: string;
  userIds: readonly string[];
  reason: Schemas['GroupRemovedReason'];
};

/** Handlers of later slices for memberships that end; they run in the same transaction, which has locked the group. */
export const membershipEndedHook = new SliceHook<[trx: Transaction<Database>, ended: EndedMemberships]>();

/** Removes users from a locked group and ends their invite codes. No other code deletes members. */
export async function deleteMemberships(
  trx: Transaction<Database>,
  append: AppendEvent,
  { groupId, userIds, reason }: EndedMemberships,
): Promise<void> {
  const ids = [...userIds];
  const { rows } = await sql<{ role: GroupRole }>`
    with gone as materialized (
      select user_id, role from members where group_id = ${groupId} and user_id = any(${ids}) order by user_id for update),
    deleted as (delete from members using gone where members.group_id = ${groupId} and members.user_id = gone.user_id),
    former as (
      insert into former_members (group_id, user_id, reason)
      select ${groupId}, user_id, ${reason} from unnest(${ids}::text[]) user_id where ${reason} <> 'dissolved'
      on conflict (group_id, user_id) do update set reason = excluded.reason, leave_at = excluded.leave_at),
    revoked as (
      update group_codes set revoke_at = clock_timestamp()
      where group_id = ${groupId} and user_id = any(${ids}) and revoke_at is null)
    select role from gone`.execute(trx);
  await membershipEndedHook.run(trx, { groupId, userIds, reason });
  await append('group_removed', { userIds: ids }, { group_id: groupId, reason });
  if (reason === 'dissolved') return;
  await append('members', { groupId }, { group_id: groupId, user_ids: ids });
  if (rows.some(({ role }) => role === GroupRole.ADMIN)) await append('group', { groupId }, { group_id: groupId });
}
