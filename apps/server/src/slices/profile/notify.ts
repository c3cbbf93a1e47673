import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { change } from './change.ts';

/** Sets notifications for all chats or, with group_id, for one (spec §7), and notifies this user's devices. */
export async function setNotify({ body, caller, services }: Call<'setNotify'>): Promise<true> {
  const { userId } = requireUser(caller);
  const { group_id, notify, notify_detail, sound, vibration } = body;
  const fields = { notify, notify_detail, sound, vibration };
  if (group_id === undefined) {
    await change(services, userId, fields);
    return true;
  }
  return services.events.record<true>(async (trx, append) => {
    const member = await trx
      .updateTable('members')
      .set((eb) => ({ ...fields, notify: notify ?? eb.ref('notify') }))
      .where('group_id', '=', group_id)
      .where('user_id', '=', userId)
      .returning('group_id')
      .executeTakeFirst();
    if (!member) throw new HttpError('api.forbidden');
    await append('group', { userId }, { group_id });
    return true;
  });
}
