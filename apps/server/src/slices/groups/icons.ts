import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { defineJob, HOURLY_CRON } from '../../platform/jobs/job-definition.ts';
import { deleteAvatars, storeUploadedAvatar } from '../../platform/media/avatars.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed } from './group-actions.ts';
import { withLockedGroup } from './locked-group.ts';
import { readGroupMembership } from './membership.ts';
import { appendMessage } from './message-log.ts';

type Icon = Schemas['GroupIcon'];

const UNUSED_LIFETIME_MS = 24 * 3600_000;

const storeIcon = async ({ request, services }: Pick<Call<'setGroupIcon'>, 'request' | 'services'>): Promise<Icon> => {
  const { avatar, avatar_thumbnail } = await storeUploadedAvatar(services.store, request, {
    field: 'image',
    mustBeExact: false,
  });
  return { icon: avatar, icon_thumbnail: avatar_thumbnail };
};

/** Stores the picture of a group that the user is about to create. */
export async function uploadGroupIcon(call: Call<'uploadGroupIcon'>): Promise<Icon> {
  const { userId } = requireUser(call.caller);
  const icon = await storeIcon(call);
  await call.services.db
    .insertInto('group_icons')
    .values({ ...icon, user_id: userId })
    .execute();
  return icon;
}

/** Uses an uploaded picture for a new group; each picture once. @throws HttpError api.body.param_invalid.icon */
export async function claimUploadedGroupIcon(trx: Kysely<Database>, userId: string, icon: string): Promise<Icon> {
  const taken = await trx
    .deleteFrom('group_icons')
    .where('icon', '=', icon)
    .where('user_id', '=', userId)
    .returning(['icon', 'icon_thumbnail'])
    .executeTakeFirst();
  if (!taken) throw new HttpError('api.body.param_invalid.icon');
  return taken;
}

/** Sets the picture of a group and deletes the former one. @throws HttpError api.forbidden without `change_info` */
export async function setGroupIcon(call: Call<'setGroupIcon'>): Promise<Icon> {
  const { caller, params, services } = call;
  const { userId } = requireUser(caller);
  // Check the permission before processing the picture.
  await assertGroupActionAllowed(services.db, await readGroupMembership(services.db, params.id, userId), 'change_info');
  const icon = await storeIcon(call);
  try {
    const former = await withLockedGroup(services, userId, params.id, async (trx, append, room) => {
      await assertGroupActionAllowed(trx, room, 'change_info');
      const replaced = await trx
        .selectFrom('groups')
        .select(['icon', 'icon_thumbnail'])
        .where('id', '=', params.id)
        .executeTakeFirstOrThrow();
      await trx.updateTable('groups').set(icon).where('id', '=', params.id).execute();
      await append('group', { groupId: params.id }, { group_id: params.id });
      await appendMessage(trx, append, room, { user_id: userId, type: 'group_icon' });
      return replaced;
    });
    await deleteAvatars(services.store, [former.icon, former.icon_thumbnail]);
    return icon;
  } catch (error) {
    await deleteAvatars(services.store, [icon.icon, icon.icon_thumbnail]);
    throw error;
  }
}

export const deleteUnusedGroupIconsJob = defineJob({
  name: 'groups.delete-unused-icons',
  cron: HOURLY_CRON,
  run: dropUnusedIcons,
});

/** Deletes pictures whose group was not created within a day. */
async function dropUnusedIcons({ clock, db, store }: Pick<Services, 'clock' | 'db' | 'store'>): Promise<void> {
  const unused = await db
    .deleteFrom('group_icons')
    .where('create_at', '<', new Date(clock().getTime() - UNUSED_LIFETIME_MS))
    .returning(['icon', 'icon_thumbnail'])
    .execute();
  for (const { icon, icon_thumbnail } of unused) await deleteAvatars(store, [icon, icon_thumbnail]);
}
