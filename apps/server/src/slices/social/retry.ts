import type { Call } from '../../platform/http/handler.ts';
import { requireOwnPost } from './access.ts';
import { type Post, readPost } from './posts.ts';
import { viewerOf } from './viewer.ts';

/** What failed is made ready once more; what did not stays as it is. */
export async function retryPost({ caller, params, services: { clock, db, events } }: Call<'retryPost'>): Promise<Post> {
  const viewer = viewerOf(caller);
  const { id } = await requireOwnPost(db, viewer, params.id);
  await events.record(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('posts')
      .set({ state: 'processing', failure: null })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await trx
      .updateTable('files')
      .set({ attempts: 0, run_at: clock() })
      .where('post_id', '=', id)
      .where('place', 'is not', null)
      .where('state', '=', 'waiting')
      .execute();
  });
  return readPost(db, viewer, id);
}
