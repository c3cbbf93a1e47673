import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { collectEvidence } from '../chat/evidence.ts';

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
