import { REPORT_MESSAGES } from '@quintet/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { Failure } from '../../http/failure.ts';
import { requireMember } from '../groups/members.ts';

type Reported = {
  /** Who reports, and sees what is reported. */
  userId: string;
  groupId: string;
  msgId?: string;
  msgIds?: readonly string[];
  /** Whose latest messages, when none is named; everybody's without it. */
  aboutId?: string;
};

/**
 * What a report is about, as it was when it was reported: the named messages, or one with its 9 nearest, or the latest 10
 * (spec §9). @throws Failure for messages that the reporter cannot see
 */
export async function collectEvidence(db: Kysely<Database>, reported: Reported) {
  const { userId, groupId, msgId, msgIds = [], aboutId } = reported;
  const { clearedSeq } = await requireMember(db, groupId, userId);
  const visible = db
    .selectFrom('messages')
    .select(['id', 'seq', 'user_id', 'type', 'text', 'file_path', 'filename', 'create_at'])
    .where('group_id', '=', groupId)
    .where('seq', '>', clearedSeq)
    .where(sql<boolean>`not ${userId} = any(block_user_ids)`);
  const byNearness = async () => {
    const message = await visible.where('id', '=', msgId!).executeTakeFirst();
    if (!message) throw new Failure('api.body.param_invalid.msg_id');
    const { seq } = message;
    return visible
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
  const latest = () =>
    visible
      .$if(aboutId !== undefined, (query) => query.where('user_id', '=', aboutId!))
      .orderBy('seq', 'desc')
      .limit(REPORT_MESSAGES)
      .execute();

  const found = await (msgId !== undefined ? byNearness() : msgIds.length > 0 ? named() : latest());
  const messages = found.sort((a, b) => a.seq - b.seq);
  return { msg_ids: messages.map(({ id }) => id), evidence: JSON.stringify(messages) };
}
