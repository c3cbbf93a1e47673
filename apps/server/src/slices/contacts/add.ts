import { randomUUID } from 'node:crypto';
import { Toggle } from '@quintet/api/enums';
import type { Kysely } from 'kysely';
import { lockUserRows } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError, throwIfMustWait } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import { type FriendContact, isFriend, queryFriendsByPairs, toFriendPairMapKey } from './contacts.ts';
import { insertFriendship } from './friendship.ts';
import { groupsAllowingAddFriendPort } from './groups-allowing-add-friend.ts';

type Addition = { userId: string; otherId: string; groupId: string | undefined };

/** Makes a user a friend, in both lists (spec §7). @throws HttpError api.too_much after 50 a day, and those of `assertAddable` */
export async function addContact({ body, caller, services }: Call<'addContact'>): Promise<FriendContact> {
  const { userId } = requireUser(caller);
  const { contact: otherId, group_id: groupId } = body;
  const addition = { userId, otherId, groupId };
  const { db, events } = services;
  const [perDay] = services.rateLimits.attempts['friends added'] as [RateLimiter];

  await assertAddable(db, addition);
  throwIfMustWait(await perDay.consume(userId), 'api.too_much');
  try {
    return await events.record(async (trx, append) => {
      await lockUserRows(trx, [userId, otherId]);
      await assertAddable(trx, addition);
      await insertFriendship(trx, append, userId, otherId);
      await services.notifications.add(trx, append, [
        {
          userId: otherId,
          type: 'contact',
          actorId: userId,
          source: `contact ${otherId} ${randomUUID()}`,
          target: { kind: 'user', id: otherId },
        },
      ]);
      const key = { user_id: userId, contact_id: otherId };
      return (await queryFriendsByPairs(trx, [key])).get(toFriendPairMapKey(key))!;
    });
  } catch (error) {
    await perDay.reward(userId);
    throw error;
  }
}

/**
 * @throws HttpError api.contact.self, param_invalid.contact for an unknown user and one who has blocked the caller,
 * api.author.data_is_deleted, api.data_exist for a friend, api.contact.blocked for a user whom the caller blocks, api.forbidden
 * without the group's permission or a way to find the user
 */
async function assertAddable(db: Kysely<Database>, { userId, otherId, groupId }: Addition): Promise<void> {
  if (userId === otherId) throw new HttpError('api.contact.self');
  const users = await db
    .selectFrom('users')
    .select(['id', 'status', 'delete_at', 'findable_by_id', 'findable_by_phone'])
    .where('id', 'in', [userId, otherId])
    .execute();
  if (users.find(({ id }) => id === userId)?.delete_at !== null) throw new HttpError('api.unauthorized');
  const other = users.find(({ id }) => id === otherId);
  if (other?.delete_at) throw new HttpError('api.author.data_is_deleted');
  if (other?.status !== Toggle.OPEN) throw new HttpError('api.body.param_invalid.contact');
  if (await isFriend(db, { user_id: userId, contact_id: otherId })) throw new HttpError('api.data_exist');
  await assertNoBlock(db, userId, otherId);
  const isFindable = other.findable_by_id === Toggle.OPEN || other.findable_by_phone === Toggle.OPEN;
  const isAllowed = groupId
    ? (await groupsAllowingAddFriendPort.current(db, userId, otherId)).includes(groupId)
    : isFindable;
  if (!isAllowed) throw new HttpError('api.forbidden');
}

/** A block by the caller is named; a block by the other user looks like an unknown user. */
async function assertNoBlock(db: Kysely<Database>, userId: string, otherId: string): Promise<void> {
  const blocks = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([eb.and({ user_id: userId, block_id: otherId }), eb.and({ user_id: otherId, block_id: userId })]),
    )
    .execute();
  if (blocks.some(({ user_id }) => user_id === userId)) throw new HttpError('api.contact.blocked');
  if (blocks.length > 0) throw new HttpError('api.body.param_invalid.contact');
}
