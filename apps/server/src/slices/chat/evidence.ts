import { REPORT_MESSAGES } from '@quintet/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { Failure } from '../../platform/http/failure.ts';
import { requireMember } from '../groups/members.ts';
import { isVisible } from './visible.ts';

type Reported = {
  /** Who reports, and sees what is reported. */
  userId: string;
  /** Without it, the messages are sought in all groups of who reports. */
  groupId?: string | undefined;
  msgId?: string | undefined;
  msgIds?: readonly string[] | undefined;
  /** Whose latest messages, when none is named; everybody's without it. */
  aboutId?: string;
};

/**
 * What a report is about, as it was when it was reported: the named messages, or one with its 9 nearest, or the latest 10 of
 * the group (spec §9). @throws Failure for messages that the reporter cannot see
 */
export async function collectEvidence(db: Kysely<Database>, reported: Reported) {
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
    if (!message) throw new Failure('api.body.param_invalid.msg_id');
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
    if (messages.length < new Set(msgIds).size) throw new Failure('api.body.param_invalid.msg_ids');
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
