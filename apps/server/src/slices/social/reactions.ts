import { type Kysely, sql } from 'kysely';
import { runTransaction } from '../../base/database/transaction.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { requireExistingPost, requireVisiblePost } from './post-access.ts';
import { toViewer } from './viewer.ts';

type CallContext = Pick<Call<OperationId>, 'caller' | 'services'> & { params: { id: string } };
type Reaction = 'post_likes' | 'post_collects';

/** Adds a reaction; repeating it changes nothing. @throws HttpError api.forbidden for an unpublished post */
export const createAddPostReactionHandler = (table: Reaction) => async (call: CallContext) => {
  const { caller, params, services } = call;
  const { userId } = requireUser(caller);
  const post = await requireVisiblePost(services.db, toViewer(caller), params.id);
  if (post.state !== 'published') throw new HttpError('api.forbidden');
  await addReaction(services, table, userId, post);
  return readCounts(call, true);
};

/** Removes a reaction, also from a post that the user may no longer see; the answer then has no counts. */
export const createRemovePostReactionHandler = (table: Reaction) => async (call: CallContext) => {
  const { caller, params, services } = call;
  const { userId } = requireUser(caller);
  const post = await requireExistingPost(services.db, toViewer(caller), params.id);
  await removeReaction(services, table, userId, post.id);
  return readCounts(call, post.isVisible);
};

/** Counts a view once per user; the author's own views do not count. */
export async function recordPostView({ caller, params, services: { db } }: Call<'viewPost'>): Promise<true> {
  const { userId } = requireUser(caller);
  const post = await requireVisiblePost(db, toViewer(caller), params.id);
  if (!post.isAuthor) await runTransaction(db, (trx) => insertReaction(trx, 'post_views', userId, post.id));
  return true;
}

/** Adds a reaction and notifies the author of the post. */
async function addReaction(
  { events, notifications }: Services,
  table: Reaction,
  userId: string,
  post: { id: string; authorId: string },
): Promise<void> {
  await events.record(async (trx, append) => {
    if (!(await insertReaction(trx, table, userId, post.id))) return;
    const type = table === 'post_likes' ? 'post_like' : 'post_collect';
    await notifications.add(trx, append, [
      {
        userId: post.authorId,
        type,
        actorId: userId,
        source: sourceOf(table, userId, post.id),
        target: { kind: 'post', id: post.id, post_id: post.id },
      },
    ]);
  });
}

const sourceOf = (table: Reaction, userId: string, postId: string): string => `${table} ${postId} ${userId}`;

/** Inserts nothing if the post or account was deleted concurrently. Lock order (README): the account, then the post. */
async function insertReaction(
  trx: Kysely<Database>,
  table: Reaction | 'post_views',
  userId: string,
  postId: string,
): Promise<boolean> {
  const { rows } = await sql`
    with me as materialized (select id from users where id = ${userId} and delete_at is null for share),
      post as materialized (select id from posts where id = ${postId} and exists (select from me) for no key update)
    insert into ${sql.table(table)} (user_id, post_id) select me.id, post.id from me, post
    on conflict do nothing returning user_id`.execute(trx);
  return rows.length > 0;
}

/** Lock order (README): the post before the deleted row. */
async function removeReaction(
  { events, notifications }: Services,
  table: Reaction,
  userId: string,
  postId: string,
): Promise<void> {
  await events.record(async (trx, append) => {
    await trx.selectFrom('posts').select('id').where('id', '=', postId).forNoKeyUpdate().execute();
    await trx.deleteFrom(table).where('user_id', '=', userId).where('post_id', '=', postId).execute();
    await notifications.retract(trx, append, { sources: [sourceOf(table, userId, postId)] });
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
