import { isRetracted, isSystem } from '@quintet/domain/chat/message';
import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import type { Message } from './messages.ts';
import { lockGroup, type Membership } from '../groups/membership.ts';
import { runExclusive } from './keyed-mutex.ts';
import { findVisible, type MessageRow } from '../groups/visible.ts';

export type RoomWork<T> = (trx: Transaction<Database>, append: Append, room: Membership) => Promise<T>;
type Work<T> = (trx: Transaction<Database>, append: Append, room: Membership, message: MessageRow) => Promise<T>;

/**
 * Works on a message that the user may see, in its locked group: nobody adds, retracts or pins there meanwhile.
 * @throws HttpError api.data_not_exist for a message that is not there for this user
 */
export async function withLockedMessage<T>(
  services: Pick<Services, 'db' | 'events'>,
  userId: string,
  msgId: string,
  work: Work<T>,
): Promise<T> {
  const { group_id: groupId } = await requireVisible(services.db, userId, msgId);
  return withLockedGroup(services, userId, groupId, async (trx, append, room) =>
    work(trx, append, room, await requireVisible(trx, userId, msgId, groupId)),
  );
}

/** Works on a group that the user is a member of, locked. @throws HttpError api.forbidden for who is none */
export const withLockedGroup = <T>(
  { events }: Pick<Services, 'events'>,
  userId: string,
  groupId: string,
  work: RoomWork<T>,
): Promise<T> =>
  runExclusive(groupId, () =>
    events.record(async (trx, append) => work(trx, append, await lockGroup(trx, groupId, userId))),
  );

/** A message that the user may see, in any of their groups or the given one. @throws HttpError api.data_not_exist */
export async function requireVisible(...given: Parameters<typeof findVisible>): Promise<MessageRow> {
  const message = await findVisible(...given);
  if (!message) throw new HttpError('api.data_not_exist');
  return message;
}

/** Only what somebody said, and did not take back, is answered, reacted to or pinned. @throws HttpError */
export function assertIsContent({ type }: MessageRow, code = 'api.forbidden'): void {
  const kind = type as Message['type'];
  if (isRetracted(kind)) throw new HttpError('api.message.retracted');
  if (isSystem(kind)) throw new HttpError(code);
}

/** Tells that a message changed; the later state is the one with the later time. */
export async function bumpUpdatedAt(
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
