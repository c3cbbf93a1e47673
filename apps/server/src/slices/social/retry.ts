import type { Call } from '../../platform/http/handler.ts';
import { enqueuePostFiles } from './file-jobs.ts';
import { requireOwnPost } from './post-access.ts';
import { type Post, readPost } from './posts.ts';
import { toViewer } from './viewer.ts';

/** Processes the unfinished files of a failed post again. A post in another state is returned unchanged. */
export async function retryPost({ caller, params, services }: Call<'retryPost'>): Promise<Post> {
  const { db, events } = services;
  const viewer = toViewer(caller);
  const { id } = await requireOwnPost(db, viewer, params.id);
  await events.record(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('posts')
      .set({ state: 'processing', failure: null })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const files = await trx
      .selectFrom('files')
      .selectAll()
      .where('post_id', '=', id)
      .where('position', 'is not', null)
      .where('state', '=', 'processing')
      .orderBy('position')
      .execute();
    await enqueuePostFiles(services, trx, files);
  });
  return readPost(db, viewer, id);
}
