import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { updateUserAndNotify } from './update-user.ts';

/**
 * Sets notifications for all chats or, with group_id, for one (spec §7), and notifies this user's devices.
 * @throws HttpError api.body.param_invalid.muted_notifications for kinds of notifications in one chat
 */
export async function updateNotificationSettings({ body, caller, services }: Call<'setNotify'>): Promise<true> {
  const { userId } = requireUser(caller);
  const { group_id, notify, notify_detail, sound, vibration, muted_notifications } = body;
  const fields = { notify, notify_detail, sound, vibration };
  if (group_id === undefined) {
    await updateUserAndNotify(services, userId, { ...fields, muted_notifications });
    return true;
  }
  if (muted_notifications) throw new HttpError('api.body.param_invalid.muted_notifications');
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
