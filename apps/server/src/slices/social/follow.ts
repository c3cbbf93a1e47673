import { FollowRelation } from '@quintet/api/enums';
import { toAuthorId, getAuthorUserId } from '@quintet/domain/social/author-id';
import { type Kysely, sql } from 'kysely';
import { lockUserRowsShared } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { requireExistingAuthor } from './authors.ts';
import { toViewer } from './viewer.ts';

/** The error code of following for an unknown author (spec §8). */
const MISSING = 'api.post.data_not_exist';

/** @throws HttpError api.forbidden for the caller's own page and across a block */
export async function followAuthor({ caller, params, services: { events, notifications } }: Call<'followAuthor'>) {
  const { userId } = requireUser(caller);
  await events.record(async (trx, append) => {
    // A block waits for this transaction, and then takes the notification back.
    await lockUserRowsShared(trx, [userId]);
    await lockAuthors(trx, userId, params.id);
    await requireExistingAuthor(trx, toViewer(caller), toAuthorId(userId));
    const author = await requireExistingAuthor(trx, toViewer(caller), params.id, MISSING);
    if (author.isSelf || author.isBlocked) throw new HttpError('api.forbidden');
    const isNew = await trx
      .insertInto('follows')
      .values({ user_id: userId, followed_id: author.userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!isNew) return;
    const { userId: followedId } = author;
    await notifications.add(trx, append, [
      {
        userId: followedId,
        type: 'follow',
        actorId: userId,
        source: sourceOf(userId, followedId),
        target: { kind: 'user', id: followedId },
      },
    ]);
  });
  return { is_followed: true, relation: FollowRelation.FOLLOWING };
}

export async function unfollowAuthor({
  caller,
  params,
  services: { db, events, notifications },
}: Call<'unfollowAuthor'>) {
  const { userId } = requireUser(caller);
  const author = await requireExistingAuthor(db, toViewer(caller), params.id, MISSING);
  if (author.isSelf) throw new HttpError('api.forbidden');
  await events.record(async (trx, append) => {
    await lockAuthors(trx, userId, params.id);
    await trx.deleteFrom('follows').where('user_id', '=', userId).where('followed_id', '=', author.userId).execute();
    await notifications.retract(trx, append, { sources: [sourceOf(userId, author.userId)] });
  });
  return { is_followed: false, relation: FollowRelation.NOT_FOLLOWING };
}

const sourceOf = (userId: string, followedId: string): string => `follow ${followedId} ${userId}`;

/** Lock order (README): authors before follows, as in blocking and cancelling. The checks after it then see committed changes. */
async function lockAuthors(trx: Kysely<Database>, userId: string, authorId: string): Promise<void> {
  await sql`
    select from authors where user_id in (${userId}, ${getAuthorUserId(authorId)})
    order by user_id for no key update`.execute(trx);
}

/** Refuses guests; on this error the client opens the login dialog (design §6). @throws HttpError api.guest_limit */
export async function throwGuestLimitError(): Promise<never> {
  throw new HttpError('api.guest_limit');
}
