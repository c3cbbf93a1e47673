import { REPORT_MESSAGES } from '@quintet/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { requireMember } from '../groups/membership.ts';
import { isVisible } from '../groups/visible.ts';
import { requireOther } from '../profile/users.ts';

/** Reports a group, or messages in it, to the operator (spec §6). */
export async function reportGroup({ body, caller, params, services }: Call<'reportGroup'>): Promise<true> {
  const { userId } = requireUser(caller);
  const { reason, text = '', msg_id: msgId, msg_ids: msgIds } = body;
  const about = await collectEvidence(services.db, { userId, groupId: params.id, msgId, msgIds });
  await services.db
    .insertInto('group_reports')
    .values({ reporter_id: userId, group_id: params.id, reason, text, ...about })
    .execute();
  return true;
}

/** Reports a user, or messages of this user, to the operator (spec §6). */
export async function reportUser(call: Call<'reportUser'>): Promise<true> {
  const { body, services } = call;
  const { userId, other } = await requireOther(call, body.user_id, 'api.body.param_invalid.user_id');
  const { reason, text, group_id, msg_id: msgId, msg_ids: msgIds } = body;
  const about = await collectEvidence(services.db, { userId, groupId: group_id, msgId, msgIds, aboutId: other.id });
  await services.db
    .insertInto('user_reports')
    .values({
      reporter_id: userId,
      user_id: other.id,
      reason,
      text: text ?? '',
      group_id: group_id ?? null,
      ...about,
    })
    .execute();
  return true;
}

type Reported = {
  /** The reporting user, who must see the reported messages. */
  userId: string;
  /** Without it, the messages are searched in all groups of the reporter. */
  groupId?: string | undefined;
  msgId?: string | undefined;
  msgIds?: readonly string[] | undefined;
  /** If no messages are given: copy the latest messages of this user only. */
  aboutId?: string;
};

/**
 * Copies the reported messages: the given messages, or one with its 9 nearest, or the latest 10 of the group (spec §9).
 * @throws HttpError for messages that the reporter cannot see
 */
async function collectEvidence(db: Kysely<Database>, reported: Reported) {
  const { userId, groupId, msgId, msgIds = [], aboutId } = reported;
  if (groupId !== undefined) await requireMember(db, groupId, userId);
  const visible = db
    .selectFrom('messages')
    .innerJoin('members', 'members.group_id', 'messages.group_id')
    .select(['id', 'seq', 'messages.user_id', 'type', 'text', 'file_path', 'filename', 'messages.create_at'])
    .where('members.user_id', '=', userId)
    .where(isVisible(userId, sql.ref('members.cleared_seq')))
    .$if(groupId !== undefined, (query) => query.where('messages.group_id', '=', groupId!));
  const byNearness = async () => {
    const message = await visible.select('messages.group_id').where('id', '=', msgId!).executeTakeFirst();
    if (!message) throw new HttpError('api.body.param_invalid.msg_id');
    const { group_id, seq } = message;
    return visible
      .where('messages.group_id', '=', group_id)
      .where((eb) => eb.between('seq', seq - REPORT_MESSAGES, seq + REPORT_MESSAGES))
      .orderBy(sql`abs(seq - ${seq})`)
      .orderBy('seq', 'desc')
      .limit(REPORT_MESSAGES)
      .execute();
  };
  const named = async () => {
    const messages = await visible.where('id', 'in', [...msgIds]).execute();
    if (messages.length < new Set(msgIds).size) throw new HttpError('api.body.param_invalid.msg_ids');
    return messages;
  };
  const latest = async () =>
    groupId === undefined
      ? []
      : visible
          .$if(aboutId !== undefined, (query) => query.where('messages.user_id', '=', aboutId!))
          .orderBy('seq', 'desc')
          .limit(REPORT_MESSAGES)
          .execute();

  const found = await (msgId !== undefined ? byNearness() : msgIds.length > 0 ? named() : latest());
  const messages = found.sort((a, b) => a.seq - b.seq);
  return { msg_ids: messages.map(({ id }) => id), evidence: JSON.stringify(messages) };
}
