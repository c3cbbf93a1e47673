import { lockUserRow } from '../../base/database/lock-user.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { deleteAvatars } from '../../platform/media/avatars.ts';
import { sweepFilesInBackground } from '../../platform/media/sweep.ts';
import { endSessions } from '../auth/sessions.ts';
import { accountCancellationHook } from './account-cancellation-hook.ts';
import { assertOwnPassword, readPasswordHashesAndAvatar } from './security.ts';

/**
 * Cancels the account permanently (spec §2): deletes its list of friends, secrets, introduction, avatar and the media of its posts.
 * Messages, comments and its rows in other users' lists stay, shown as of a cancelled account. Memberships and owned groups stay, too
 * (`groups/changed-users.ts`).
 */
export async function deleteMe(call: Call<'deleteMe'>): Promise<true> {
  const { body, caller, services } = call;
  const { events, clock, db, store, notifications } = services;
  const { userId } = requireUser(caller);
  const { password_hash, avatar, avatar_thumbnail } = await readPasswordHashesAndAvatar(db, userId);
  if (password_hash !== null)
    await assertOwnPassword(call, password_hash, body.password ?? '', 'api.body.param_invalid.password');
  await events.record(async (trx, append) => {
    // In the lock order (README). A trigger on the update of `users` deletes likes, collections, views and follows.
    if (!(await lockUserRow(trx, userId))) throw new HttpError('api.unauthorized');
    await endSessions(trx, append, { userId }, 'logout', clock());
    await accountCancellationHook.run(trx, append, userId, services);
    await trx
      .updateTable('users')
      .set({
        delete_at: clock(),
        update_at: clock(),
        country: null,
        phone: null,
        email: null,
        google_subject: null,
        password_hash: null,
        security_code_hash: null,
        social_account: null,
        introduction: '',
        avatar: null,
        avatar_thumbnail: null,
      })
      .where('id', '=', userId)
      .execute();
    await notifications.retract(trx, append, { cancelledId: userId });
    await trx.deleteFrom('invite_codes').where('user_id', '=', userId).execute();
  });
  await deleteAvatars(store, [avatar, avatar_thumbnail]);
  sweepFilesInBackground(services);
  return true;
}
