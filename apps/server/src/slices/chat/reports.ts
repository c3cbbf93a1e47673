import { REPORT_MESSAGES_MAX } from '@quintet/domain/limits';
import { type Kysely, sql } from 'kysely';
import { runTransaction } from '../../base/database/transaction.ts';
import type { StoredChatRecordItem } from '../../base/database/message-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { retainReportedFiles } from '../../platform/media/report-files.ts';
import { requireGroupMember } from '../groups/membership.ts';
import { buildMessageVisibleSql } from '../groups/visible-messages.ts';
import { requireOtherUser } from '../profile/users.ts';
import { queryMessagesByIds, type Message } from './messages.ts';

/** Reports a group, or messages in it, to the operator (spec §6). */
export async function reportGroup({ body, caller, params, services }: Call<'reportGroup'>): Promise<true> {
  const { userId } = requireUser(caller);
  const { reason, text = '', msg_id: msgId, msg_ids: msgIds, up_to: upTo } = body;
  const about = await collectEvidence(services.db, { userId, groupId: params.id, msgId, msgIds, upTo });
  await runTransaction(services.db, async (trx) => {
    const { id } = await trx
      .insertInto('group_reports')
      .values({ reporter_id: userId, group_id: params.id, reason, text, ...about })
      .returning('id')
      .executeTakeFirstOrThrow();
    await retainReportedFiles(trx, { kind: 'group', reportId: id }, 'message_id', about.msg_ids);
  });
  return true;
}

/** Reports a user, or messages of this user, to the operator (spec §6). */
export async function reportUser(call: Call<'reportUser'>): Promise<true> {
  const { body, services } = call;
  const { userId, other } = await requireOtherUser(call, body.user_id, 'api.body.param_invalid.user_id');
  const { reason, text, group_id, msg_id: msgId, msg_ids: msgIds, up_to: upTo } = body;
  const about = await collectEvidence(services.db, {
    userId,
    groupId: group_id,
    msgId,
    msgIds,
    aboutId: other.id,
    upTo,
  });
  await runTransaction(services.db, async (trx) => {
    const { id } = await trx
      .insertInto('user_reports')
      .values({
        reporter_id: userId,
        user_id: other.id,
        reason,
        text: text ?? '',
        group_id: group_id ?? null,
        ...about,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await retainReportedFiles(trx, { kind: 'user', reportId: id }, 'message_id', about.msg_ids);
  });
  return true;
}

/** The messages that a report copies, as the reporter sees them. @throws HttpError like the report */
export async function previewReport({ body, caller, services: { db } }: Call<'previewReport'>): Promise<Message[]> {
  const { userId } = requireUser(caller);
  const { group_id: groupId, user_id: aboutId, msg_ids: msgIds } = body;
  const ids = (await findReported(db, { userId, groupId, aboutId, msgIds })).map(({ id }) => id);
  const messages = await queryMessagesByIds(db, ids, userId);
  return ids.flatMap((id) => messages.get(id) ?? []);
}

type Reported = {
  /** The reporting user, who must see the reported messages. */
  userId: string;
  /** Without it, the messages are searched in all groups of the reporter. */
  groupId?: string | undefined;
  msgId?: string | undefined;
  msgIds?: readonly string[] | undefined;
  /** If no messages are given: copy the latest messages of this user only. */
  aboutId?: string | undefined;
  /** The seq of the newest previewed message. */
  upTo?: number | undefined;
};

/** Copies the reported messages with their context, so that they remain if the originals are retracted or expire. */
async function collectEvidence(db: Kysely<Database>, reported: Reported) {
  const messages = await findReported(db, reported);
  return { msg_ids: messages.map(({ id }) => id), evidence: JSON.stringify(messages) };
}

/**
 * Finds each reported message with its 9 nearest, merged, or the latest 10 of the group (spec §9), in their order.
 * @throws HttpError for messages that the reporter cannot see
 */
async function findReported(db: Kysely<Database>, reported: Reported) {
  const { userId, groupId, msgId, msgIds = [], aboutId, upTo } = reported;
  if (groupId !== undefined) await requireGroupMember(db, groupId, userId);
  const chosenIds = msgId === undefined ? msgIds : [msgId];
  const visible = db
    .selectFrom('messages')
    .innerJoin('members', 'members.group_id', 'messages.group_id')
    .select(['id', 'seq', 'messages.group_id', 'messages.user_id', 'type', 'text', 'file_path', 'filename'])
    .select(['messages.create_at'])
    .select(
      sql<StoredChatRecordItem[] | null>`(select items from chat_records where id = messages.target_id)`.as('record'),
    )
    .where('members.user_id', '=', userId)
    .where(buildMessageVisibleSql(userId, sql.ref('members.cleared_seq')))
    .$if(groupId !== undefined, (query) => query.where('messages.group_id', '=', groupId!))
    .$if(upTo !== undefined, (query) => query.where('seq', '<=', upTo!));
  const latest = async () =>
    groupId === undefined
      ? []
      : visible
          .$if(aboutId !== undefined, (query) => query.where('messages.user_id', '=', aboutId!))
          .orderBy('seq', 'desc')
          .limit(REPORT_MESSAGES_MAX)
          .execute();
  const nearest = async () => {
    const chosen = await visible.where('id', 'in', [...chosenIds]).execute();
    if (chosen.length < new Set(chosenIds).size)
      throw new HttpError(`api.body.param_invalid.${msgId === undefined ? 'msg_ids' : 'msg_id'}`);
    const merged = new Map<string, (typeof chosen)[number]>();
    // One after another: a report must not take ten connections of the pool.
    for (const { group_id, seq } of chosen) {
      const around = await visible
        .where('messages.group_id', '=', group_id)
        .where((eb) => eb.between('seq', seq - REPORT_MESSAGES_MAX, seq + REPORT_MESSAGES_MAX))
        .orderBy(sql`abs(seq - ${seq})`)
        .orderBy('seq', 'desc')
        .limit(REPORT_MESSAGES_MAX)
        .execute();
      for (const message of around) merged.set(message.id, message);
    }
    return [...merged.values()];
  };
  const found = await (chosenIds.length > 0 ? nearest() : latest());
  return found
    .map(({ record, ...message }) => (record ? { ...message, record } : message))
    .map((message) => (chosenIds.includes(message.id) ? { ...message, is_reported: true } : message))
    .sort((a, b) => a.group_id.localeCompare(b.group_id) || a.seq - b.seq);
}
