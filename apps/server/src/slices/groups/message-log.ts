import type { Schemas } from '@quintet/api/types';
import { isSystemMessageType } from '@quintet/domain/chat/message';
import { MEDIA_EXPIRY_DAYS } from '@quintet/domain/limits';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { EventType } from '../../platform/events/event-types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { GroupMembership } from './membership.ts';
import { hashMessageNgrams } from './ngrams.ts';
import type { MessageRow } from './visible-messages.ts';

type MessageType = Schemas['Message']['type'];
type Column =
  | 'user_id'
  | 'text'
  | 'mentions'
  | 'cid'
  | 'target_id'
  | 'target_ids'
  | 'thread_id'
  | 'file_path'
  | 'filename'
  | 'album_id'
  | 'duration';

export type AppendMessageInput = Pick<Insertable<Database['messages']>, Column> & { type: MessageType };

/** Message types whose media expire (spec §3). */
const EXPIRING = new Set<MessageType>(['image', 'video', 'audio']);
const MEDIA_LIFETIME = sql.raw(`interval '${MEDIA_EXPIRY_DAYS} days'`);

/** The reference of the event of an added message (`EventRefs`). */
const messageRef = sql<string>`jsonb_build_object('group_id', added.group_id, 'message_id', added.id, 'seq', added.seq)`;

/**
 * Appends a message to a locked group, updates the counters of the group and of the sender, and notifies the members. Sending
 * marks all earlier messages as viewed by the sender. Advances `room`, so that a transaction can append several messages.
 * @throws HttpError api.body.param_invalid.cid if the sender has used this cid
 */
export async function appendMessage(
  trx: Transaction<Database>,
  append: AppendEvent,
  room: GroupMembership,
  content: AppendMessageInput,
): Promise<MessageRow> {
  const seq = room.lastSeq + 1;
  const messageCount = room.messageCount + (isSystemMessageType(content.type) ? 0 : 1);
  if (room.isHidden) await listForOther(trx, append, room.id);
  const row = await trx
    .with('added', (query) =>
      query
        .insertInto('messages')
        .values({
          group_id: room.id,
          seq,
          message_count: messageCount,
          ngrams: gramsIn(room.id, seq, content),
          ...content,
          // One timestamp for both columns. The group is locked, so timestamps increase with seq.
          ...(EXPIRING.has(content.type) && {
            create_at: sql<Date>`statement_timestamp()`,
            expire_at: sql<Date>`statement_timestamp() + ${MEDIA_LIFETIME}`,
          }),
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'cid']).where('cid', 'is not', null).doNothing())
        .returningAll(),
    )
    .with('moved', (query) =>
      query
        .updateTable('groups')
        .from('added')
        .set((eb) => ({ last_seq: seq, message_count: messageCount, update_at: eb.ref('added.create_at') }))
        .whereRef('groups.id', '=', 'added.group_id'),
    )
    .with('seen', (query) =>
      query
        .updateTable('members')
        .from('added')
        .set({ last_viewed_seq: seq, viewed_message_count: messageCount })
        .whereRef('members.group_id', '=', 'added.group_id')
        .where('members.user_id', '=', room.userId),
    )
    // The event is added by the same statement: one round trip less on the path of every message.
    .with('queued', (query) =>
      query
        .insertInto('event_queue')
        .columns(['type', 'group_id', 'ref'])
        .expression((eb) =>
          eb
            .selectFrom('added')
            .select([sql.lit('message' satisfies EventType).as('type'), 'group_id', messageRef.as('ref')]),
        ),
    )
    .selectFrom('added')
    .selectAll()
    .executeTakeFirst();
  // A concurrent request has stored this cid first, in this or another group.
  if (!row) throw new HttpError('api.body.param_invalid.cid');

  const hadUnread = room.viewedMessageCount < room.messageCount;
  Object.assign(room, { lastSeq: seq, messageCount, viewedMessageCount: messageCount, isHidden: false });
  if (hadUnread) {
    await append(
      'view',
      { groupId: room.id },
      { group_id: room.id, user_id: room.userId, msg_id: row.id, seq, unread: 0, last_seq: seq },
    );
  }
  return row;
}

/** The search index entries of a message, or null for a room line and without text and filename. */
function gramsIn(groupId: string, seq: number, { text, filename, type }: AppendMessageInput): number[] | null {
  const words = isSystemMessageType(type) ? null : (text ?? filename);
  return words ? hashMessageNgrams(groupId, seq, words) : null;
}

/** Adds a direct message to the other user's list, at its first message. */
async function listForOther(trx: Transaction<Database>, append: AppendEvent, groupId: string): Promise<void> {
  const listed = await trx
    .updateTable('members')
    .set({ is_listed: true })
    .where('group_id', '=', groupId)
    .where('is_listed', '=', false)
    .returning('user_id')
    .execute();
  for (const { user_id } of listed) await append('group', { userId: user_id }, { group_id: groupId });
}
