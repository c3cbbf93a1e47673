import { sql } from 'kysely';
import type { UserCaller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { withMessageInLockedGroup } from './message-in-locked-group.ts';

/**
 * Hides a message from this user on all devices; other members keep it. Hiding again changes nothing.
 * @throws HttpError api.data_not_exist if the user cannot see the message
 */
export async function hideMessage(services: Services, { userId }: UserCaller, msgId: string): Promise<true> {
  const hiding = withMessageInLockedGroup<true>(
    services,
    userId,
    msgId,
    async (trx, append, { id: groupId }, { seq }) => {
      await trx
        .updateTable('messages')
        .set({ block_user_ids: sql`array_append(block_user_ids, ${userId})` })
        .where('id', '=', msgId)
        .execute();
      await append('message_hidden', { userId }, { group_id: groupId, message_id: msgId, hidden_seq: seq });
      // The list shows the message before it.
      await append('group', { userId }, { group_id: groupId });
      return true;
    },
  );
  return hiding.catch(async (error: unknown): Promise<true> => {
    if (await isHidden(services, userId, msgId)) return true;
    throw error;
  });
}

async function isHidden({ db }: Pick<Services, 'db'>, userId: string, msgId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('members', 'members.group_id', 'messages.group_id')
    .select('messages.id')
    .where('messages.id', '=', msgId)
    .where('members.user_id', '=', userId)
    .where(sql<boolean>`${userId} = any(messages.block_user_ids)`)
    .executeTakeFirst();
  return row !== undefined;
}
