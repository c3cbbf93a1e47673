import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { groupsAllowingAddFriendPort } from './groups-allowing-add-friend.ts';

export type PublicUser = Schemas['PublicUser'];

/** Returns another user's profile. @throws HttpError api.data_not_exist for an unknown and the caller's own id */
export async function getUser({ caller, params, services: { db } }: Call<'getUser'>): Promise<PublicUser> {
  const { userId } = requireUser(caller);
  const user = params.id === userId ? undefined : await queryPublicUser(db, userId, params.id);
  if (!user) throw new HttpError('api.data_not_exist');
  return user;
}

/** Loads a user, possibly cancelled, as another sees it. Friends and those who may add the user from a group get the account ID. */
export async function queryPublicUser(
  db: Kysely<Database>,
  reader: string,
  id: string,
): Promise<PublicUser | undefined> {
  const user = await db
    .selectFrom('users')
    .leftJoin('contacts', (join) => join.onRef('contact_id', '=', 'users.id').on('contacts.user_id', '=', reader))
    .leftJoin('blocks', (join) => join.onRef('block_id', '=', 'users.id').on('blocks.user_id', '=', reader))
    .leftJoin('remarks', (join) => join.onRef('about_id', '=', 'users.id').on('remarks.user_id', '=', reader))
    .select(['users.id', 'username', 'users.nickname', 'avatar', 'avatar_thumbnail', 'introduction'])
    .select(['social_author_id', 'delete_at', 'contact_id', 'block_id', 'remarks.nickname as remark_nickname'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!user) return undefined;
  const { username, delete_at, contact_id, block_id, ...shown } = user;
  const isContact = contact_id !== null;
  const isActive = delete_at === null;
  const [groupId] = isActive && !isContact ? await groupsAllowingAddFriendPort.current(db, reader, id) : [];
  return {
    ...shown,
    username: isActive && (isContact || groupId !== undefined) ? username : null,
    ...(groupId !== undefined && { add_from_group_id: groupId }),
    is_contact: isContact,
    is_blocked: block_id !== null,
    account_cancelled: !isActive,
  };
}
