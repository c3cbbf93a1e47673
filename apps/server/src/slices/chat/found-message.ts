import { isRetracted, isSystem } from '@quintet/domain/chat/message';
import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { Append } from '../../events/log.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { Message, MessageRow } from './messages.ts';
import { lockRoom, type Room } from './room.ts';
import { inTurn } from './turns.ts';

export type Work<T> = (trx: Transaction<Database>, append: Append, room: Room, message: MessageRow) => Promise<T>;

/**
 * Works on a message that the user may see, in its locked group: nobody adds, retracts or pins there meanwhile.
 * @throws Failure api.data_not_exist for a message that is not there for this user
 */
export async function withMessage<T>(
  { db, events }: Pick<Services, 'db' | 'events'>,
  userId: string,
  msgId: string,
  work: Work<T>,
): Promise<T> {
  const missing = () => new Failure('api.data_not_exist');
  const found = await db
    .selectFrom('messages')
    .innerJoin('members', 'members.group_id', 'messages.group_id')
    .select('messages.group_id')
    .where('messages.id', '=', msgId)
    .where('members.user_id', '=', userId)
    .executeTakeFirst();
  if (!found) throw missing();
  return inTurn(found.group_id, () =>
    events.record(async (trx, append) => {
      const room = await lockRoom(trx, found.group_id, userId);
      const message = await trx.selectFrom('messages').selectAll().where('id', '=', msgId).executeTakeFirstOrThrow();
      if (message.seq <= room.clearedSeq || message.block_user_ids.includes(userId)) throw missing();
      return work(trx, append, room, message);
    }),
  );
}

/** Only what somebody said, and did not take back, is answered, reacted to or pinned. @throws Failure */
export function requireSpoken({ type }: MessageRow, code = 'api.forbidden'): void {
  const kind = type as Message['type'];
  if (isRetracted(kind)) throw new Failure('api.message.retracted');
  if (isSystem(kind)) throw new Failure(code);
}

/** Tells that a message changed; the later state is the one with the later time. */
export async function touch(
  trx: Transaction<Database>,
  append: Append,
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
