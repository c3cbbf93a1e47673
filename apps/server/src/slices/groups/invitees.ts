import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

type NotAdded = Schemas['NotAdded'];
type Row = {
  id: string;
  is_cancelled: boolean;
  is_member: boolean;
  is_friend: boolean;
  is_blocked: boolean;
  has_left: boolean;
};

/**
 * Sorts invited users into those who can be added to a locked group and those who cannot, with the reason. Only friends of the
 * inviter can be added, so an unknown id and a user who blocks the inviter get the same answer as a stranger.
 */
export async function splitInvitees(
  trx: Kysely<Database>,
  { groupId, inviterId, places }: { groupId: string; inviterId: string; places: number },
  ids: readonly string[],
): Promise<{ added: string[]; notAdded: NotAdded[] }> {
  const { rows } = await sql<Row>`
    select asked.id, coalesce(u.delete_at is not null, false) as is_cancelled,
      exists (select from members where group_id = ${groupId} and user_id = asked.id) as is_member,
      exists (select from contacts where user_id = ${inviterId} and contact_id = asked.id) as is_friend,
      exists (select from group_blocks where group_id = ${groupId} and user_id = asked.id) as is_blocked,
      exists (select from former_members where group_id = ${groupId} and user_id = asked.id and reason = 'left') as has_left
    from unnest(${[...ids]}::text[]) with ordinality asked (id, place) left join users u on u.id = asked.id
    order by place`.execute(trx);
  const added: string[] = [];
  const notAdded: NotAdded[] = [];
  for (const row of rows) {
    const reason = reasonAgainst(row) ?? (added.length < places ? null : 'limit');
    if (reason === null) added.push(row.id);
    else notAdded.push({ user_id: row.id, reason });
  }
  return { added, notAdded };
}

function reasonAgainst(row: Row): NotAdded['reason'] | null {
  if (row.is_member) return 'already_member';
  if (row.is_cancelled) return 'cancelled';
  if (!row.is_friend) return 'not_friend';
  if (row.is_blocked) return 'blocked';
  return row.has_left ? 'left' : null;
}
