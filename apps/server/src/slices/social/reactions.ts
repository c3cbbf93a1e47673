import { type Kysely, sql } from 'kysely';
import { runTransaction } from '../../base/database/transaction.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import { requireAnyPost, requirePost } from './access.ts';
import { viewerOf } from './viewer.ts';

type CallContext = Pick<Call<OperationId>, 'caller' | 'services'> & { params: { id: string } };
type Reaction = 'post_likes' | 'post_collects';

/** Once, however often it is asked for. */
export const react = (table: Reaction) => async (visit: CallContext) => {
  const { caller, params, services } = visit;
  const { userId } = requireUser(caller);
  const post = await requirePost(services.db, viewerOf(caller), params.id);
  if (post.state !== 'published') throw new HttpError('api.forbidden');
  await keep(services.db, table, userId, post.id);
  return readCounts(visit, true);
};

/** Also of a post that is closed to the user by now, whose counts are not theirs to know. */
export const removeReaction = (table: Reaction) => async (visit: CallContext) => {
  const { caller, params, services } = visit;
  const { userId } = requireUser(caller);
  const post = await requireAnyPost(services.db, viewerOf(caller), params.id);
  await remove(services.db, table, userId, post.id);
  return readCounts(visit, post.isVisible);
};

/** A user's view counts once for good, and an author's own not at all: reloading changes nothing. */
export async function viewPost({ caller, params, services: { db } }: Call<'viewPost'>): Promise<true> {
  const { userId } = requireUser(caller);
  const post = await requirePost(db, viewerOf(caller), params.id);
  if (!post.isAuthor) await keep(db, 'post_views', userId, post.id);
  return true;
}

/** A post or an account that goes at the same moment is not there any more. The account is locked first, then the post (README). */
async function keep(
  db: Kysely<Database>,
  table: Reaction | 'post_views',
  userId: string,
  postId: string,
): Promise<void> {
  await runTransaction(db, (trx) =>
    sql`
      with me as materialized (select id from users where id = ${userId} and delete_at is null for share),
        post as materialized (select id from posts where id = ${postId} and exists (select from me) for no key update)
      insert into ${sql.table(table)} (user_id, post_id) select me.id, post.id from me, post
      on conflict do nothing`.execute(trx),
  );
}

/** The post is locked before the row that goes. */
async function remove(db: Kysely<Database>, table: Reaction, userId: string, postId: string): Promise<void> {
  await runTransaction(db, async (trx) => {
    await trx.selectFrom('posts').select('id').where('id', '=', postId).forNoKeyUpdate().execute();
    await trx.deleteFrom(table).where('user_id', '=', userId).where('post_id', '=', postId).execute();
  });
}

async function readCounts({ caller, params, services: { db } }: CallContext, isVisible: boolean) {
  const { userId } = requireUser(caller);
  const mine = (table: Reaction) =>
    sql<boolean>`exists (select from ${sql.table(table)} r where r.user_id = ${userId} and r.post_id = posts.id)`;
  const counts = await db
    .selectFrom('posts')
    .$if(isVisible, (query) => query.select(['like_count', 'collect_count']))
    .select([mine('post_likes').as('is_liked'), mine('post_collects').as('is_collected')])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!counts) throw new HttpError('api.post.data_not_exist');
  return counts;
}
