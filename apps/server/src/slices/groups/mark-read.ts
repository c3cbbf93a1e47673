import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';

type View = { userId: string; groupId: string; msgId: string };

/** Marks the group as viewed up to and including a message. An earlier message than the last viewed one changes nothing. */
export async function markGroupRead({ events }: Services, { userId, groupId, msgId }: View) {
  return events.record(async (trx, append) => {
    const place = await readMessagePosition(trx, userId, groupId, msgId);
    if (place.seq > place.last_viewed_seq) {
      const { moved } = await advance(trx, { userId, groupId }, place);
      if (moved) {
        const { seq, unread, last_seq } = place;
        const ref = { group_id: groupId, user_id: userId, msg_id: msgId, seq, unread, last_seq };
        await append('view', (await shouldBroadcast(trx, userId, groupId, seq)) ? { groupId } : { userId }, ref);
        return { last_viewed: msgId, last_viewed_seq: seq, last_seq, unread };
      }
    }
    return readStanding(trx, userId, groupId);
  });
}

async function readMessagePosition(db: Kysely<Database>, userId: string, groupId: string, msgId: string) {
  const place = await db
    .selectFrom('members')
    .innerJoin('groups', 'groups.id', 'members.group_id')
    .leftJoin('messages', (join) => join.onRef('messages.group_id', '=', 'groups.id').on('messages.id', '=', msgId))
    .select([
      'last_viewed_seq',
      'groups.last_seq',
      'messages.seq',
      'messages.message_count as messageCount',
      sql<number>`groups.message_count - messages.message_count`.as('unread'),
    ])
    .where('members.group_id', '=', groupId)
    .where('members.user_id', '=', userId)
    .executeTakeFirst();
  if (!place) throw new HttpError('api.forbidden');
  if (place.seq === null || place.messageCount === null) throw new HttpError('api.body.param_invalid.msg_id');
  return { ...place, seq: place.seq, messageCount: place.messageCount };
}

async function advance(
  db: Kysely<Database>,
  { userId, groupId }: Omit<View, 'msgId'>,
  { seq, messageCount }: { seq: number; messageCount: number },
) {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ last_viewed_seq: seq, viewed_message_count: messageCount })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('last_viewed_seq', '<', seq)
    .executeTakeFirst();
  return { moved: numUpdatedRows > 0n };
}

/**
 * Whether this view can change the `last_read` of another member. If two other members have viewed this far already, it cannot.
 * So a large group gets a few view events per message, not one per member.
 */
async function shouldBroadcast(db: Kysely<Database>, userId: string, groupId: string, seq: number): Promise<boolean> {
  const ahead = await db
    .selectFrom('members')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('last_viewed_seq', '>=', seq)
    .where('user_id', '<>', userId)
    .limit(2)
    .execute();
  return ahead.length < 2;
}

async function readStanding(db: Kysely<Database>, userId: string, groupId: string) {
  const standing = await db
    .selectFrom('members')
    .innerJoin('groups', 'groups.id', 'members.group_id')
    .innerJoin('messages', (join) =>
      join.onRef('messages.group_id', '=', 'groups.id').onRef('messages.seq', '=', 'members.last_viewed_seq'),
    )
    .select([
      'messages.id as last_viewed',
      'last_viewed_seq',
      'groups.last_seq',
      sql<number>`groups.message_count - viewed_message_count`.as('unread'),
    ])
    .where('members.group_id', '=', groupId)
    .where('members.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return standing;
}
