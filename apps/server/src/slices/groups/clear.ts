import type { UserCaller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { lockGroup } from './membership.ts';

/** Clears the group's history for this user only, up to the newest message (spec §7). @throws HttpError api.forbidden for non-members */
export async function clearHistoryForMember(
  { events }: Services,
  { userId }: UserCaller,
  groupId: string,
): Promise<true> {
  return events.record<true>(async (trx, append) => {
    const { lastSeq, messageCount } = await lockGroup(trx, groupId, userId);
    await trx
      .updateTable('members')
      .set({ cleared_seq: lastSeq, last_viewed_seq: lastSeq, viewed_message_count: messageCount })
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .execute();
    await append('group_cleared', { userId }, { group_id: groupId, up_to: lastSeq });
    return true;
  });
}
