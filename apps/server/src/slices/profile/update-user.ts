import type { Transaction, Updateable } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { SliceHook } from '../../platform/hooks.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { queryOwnProfiles } from './me.ts';

/** The full profile that a user sees of themselves. @throws HttpError api.unauthorized for a cancelled account */
export async function readOwnProfile({ db }: Pick<Services, 'db'>, userId: string) {
  const user = (await queryOwnProfiles(db, [userId])).get(userId);
  if (!user) throw new HttpError('api.unauthorized');
  return user;
}

type ProfileFields = Updateable<Database['users']>;

/** Handlers of other slices for changed fields that other users see; they run in the same transaction. */
export const profileChangedHook = new SliceHook<
  [trx: Transaction<Database>, append: AppendEvent, userId: string, fields: ProfileFields]
>();

const PUBLIC_FIELDS = ['nickname', 'username', 'introduction', 'avatar'] as const;

/** Changes the given columns and notifies the user's devices. @throws a unique violation for a taken username */
export async function updateUserAndNotify(
  { events, clock }: Pick<Services, 'events' | 'clock'>,
  userId: string,
  fields: ProfileFields,
) {
  return events.record(async (trx, append) => {
    await trx
      .updateTable('users')
      .set({ ...fields, update_at: clock() })
      .where('id', '=', userId)
      .execute();
    await append('user', { userId }, {});
    if (PUBLIC_FIELDS.some((field) => fields[field] !== undefined))
      await profileChangedHook.run(trx, append, userId, fields);
    return readOwnProfile({ db: trx }, userId);
  });
}
