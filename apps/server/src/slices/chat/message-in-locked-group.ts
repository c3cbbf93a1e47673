import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { Services } from '../../platform/services.ts';
import { withLockedGroup } from '../groups/locked-group.ts';
import type { GroupMembership } from '../groups/membership.ts';
import { type MessageRow, requireVisibleMessage } from '../groups/visible-messages.ts';

type Work<T> = (
  trx: Transaction<Database>,
  append: AppendEvent,
  room: GroupMembership,
  message: MessageRow,
) => Promise<T>;

/**
 * Runs `work` on a message that the user may see while its group is locked: nothing is sent, retracted or pinned there meanwhile.
 * @throws HttpError api.data_not_exist if the user cannot see the message
 */
export async function withMessageInLockedGroup<T>(
  services: Pick<Services, 'db' | 'events'>,
  userId: string,
  msgId: string,
  work: Work<T>,
): Promise<T> {
  const { group_id: groupId } = await requireVisibleMessage(services.db, userId, msgId);
  return withLockedGroup(services, userId, groupId, async (trx, append, room) =>
    work(trx, append, room, await requireVisibleMessage(trx, userId, msgId, groupId)),
  );
}

/** Records that a message changed. Clients keep the version with the later `update_at`. */
export async function updateMessageAndNotify(
  trx: Transaction<Database>,
  append: AppendEvent,
  { id, group_id, seq }: MessageRow,
  changes: Updateable<Database['messages']> = {},
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ ...changes, update_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  await append('message_update', { groupId: group_id }, { group_id, message_id: id, seq });
}
