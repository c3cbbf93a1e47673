import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { type StoredAvatar, deleteAvatars, storeUploadedAvatar } from '../../platform/media/avatars.ts';
import { updateUserAndNotify } from './update-user.ts';

/** Sets a new avatar (spec §5: 360 × 360) and deletes the former one. */
export async function uploadAvatar({ caller, request, services }: Call<'uploadAvatar'>): Promise<StoredAvatar> {
  const { userId } = requireUser(caller);
  const { db, store } = services;
  const avatar = await storeUploadedAvatar(store, request, { field: 'image', mustBeExact: true });
  const former = await db
    .selectFrom('users')
    .select(['avatar', 'avatar_thumbnail'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await updateUserAndNotify(services, userId, avatar);
  await deleteAvatars(store, [former.avatar, former.avatar_thumbnail]);
  return avatar;
}
