import { requireUser } from '../../http/caller.ts';
import type { Call } from '../../http/handler.ts';
import { collectEvidence } from '../chat/evidence.ts';

/** Reports a group, or messages in it, to the operator (spec §6). */
export async function reportGroup({ body, caller, params, services }: Call<'reportGroup'>): Promise<true> {
  const { userId } = requireUser(caller);
  const { reason, text = '', msg_id, msg_ids } = body;
  const about = await collectEvidence(services.db, {
    userId,
    groupId: params.id,
    ...(msg_id && { msgId: msg_id }),
    ...(msg_ids && { msgIds: msg_ids }),
  });
  await services.db
    .insertInto('group_reports')
    .values({ reporter_id: userId, group_id: params.id, reason, text, ...about })
    .execute();
  return true;
}
