import { FollowRelation } from '@quintet/api/enums';
import { lockUsers } from '../../database/lock-users.ts';
import { runTransaction } from '../../database/transaction.ts';
import { requireUser } from '../../http/caller.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { requireAuthor } from './authors.ts';
import { userIdOf, viewerOf } from './viewer.ts';

/** Of an author who is not there, following says so as of an account (spec §8). */
const MISSING = 'api.post.data_not_exist';

/** @throws Failure api.forbidden for oneself and behind a block */
export async function followAuthor({ caller, params, services: { db } }: Call<'followAuthor'>) {
  const { userId } = requireUser(caller);
  await runTransaction(db, async (trx) => {
    // Against a block, and against either account being cancelled, at the same moment.
    const users = await lockUsers(trx, [userId, userIdOf(params.id)], 'share');
    if (!users.has(userId)) throw new Failure('api.unauthorized');
    const author = await requireAuthor(trx, viewerOf(caller), params.id, MISSING);
    if (author.isSelf || author.isBlocked) throw new Failure('api.forbidden');
    await trx
      .insertInto('follows')
      .values({ user_id: userId, followed_id: author.userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { is_followed: true, relation: FollowRelation.FOLLOWING };
}

export async function unfollowAuthor({ caller, params, services: { db } }: Call<'unfollowAuthor'>) {
  const { userId } = requireUser(caller);
  const author = await requireAuthor(db, viewerOf(caller), params.id, MISSING);
  if (author.isSelf) throw new Failure('api.forbidden');
  await runTransaction(db, (trx) =>
    trx.deleteFrom('follows').where('user_id', '=', userId).where('followed_id', '=', author.userId).execute(),
  );
  return { is_followed: false, relation: FollowRelation.NOT_FOLLOWING };
}

/** A guest follows nobody: the wish opens the login dialog (design §6). */
export async function refuseGuest(): Promise<never> {
  throw new Failure('api.guest_limit');
}
