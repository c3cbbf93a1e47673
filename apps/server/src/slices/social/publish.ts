import { ImageExtension, type PostMediaKind, VideoExtension } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { validateFileLimits } from '@quintet/domain/chat/files';
import type { Kysely } from 'kysely';
import { runTransaction } from '../../base/database/transaction.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { createUploadTarget } from '../../platform/media/uploads.ts';
import { attachAndEnqueuePostFiles, requireAttachablePostFiles } from './attach-files.ts';
import { type Post, readPost } from './posts.ts';
import { toViewer } from './viewer.ts';
import { validateAndNormalizePostText } from './post-text.ts';

/** Publishes once for each (author, cid). @throws HttpError api.forbidden if the user may not post, and for words (`banned-words.ts`) */
export async function createPost({ body, caller, services }: Call<'createPost'>): Promise<Post> {
  const { db } = services;
  const { userId } = requireUser(caller);
  const viewer = toViewer(caller);
  const known = await findPublished(db, userId, body.cid);
  if (known !== undefined) return readPost(db, viewer, known);
  await assertCanPublishPosts(db, userId);
  const { text, tags, file_paths, poster_path, privacy, allow_comment, cid } = body;
  const words = await validateAndNormalizePostText(db, { text, tags });
  if (words.text === '' && file_paths.length === 0) throw new HttpError('api.body.param_invalid.text');
  const state = file_paths.length === 0 ? 'published' : 'processing';
  const chosen = await requireAttachablePostFiles(services, userId, { file_paths, poster_path }).catch(
    async (error: unknown) => {
      // The files may be refused because a concurrent request with this cid has published them.
      const published = await findPublished(db, userId, cid);
      if (published === undefined) throw error;
      return { files: [], poster: null };
    },
  );
  const made = await runTransaction(db, async (trx) => {
    const added = await trx
      .insertInto('posts')
      .values({ user_id: userId, ...words, privacy, allow_comment, cid: cid ?? null, state })
      .onConflict((conflict) => conflict.columns(['user_id', 'cid']).where('cid', 'is not', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await attachAndEnqueuePostFiles(services, trx, added.id, chosen);
    return added;
  });
  return readPost(db, viewer, made?.id ?? (await findPublished(db, userId, cid))!);
}

async function findPublished(
  db: Kysely<Database>,
  userId: string,
  cid: string | undefined,
): Promise<string | undefined> {
  if (cid === undefined) return undefined;
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', userId)
    .where('cid', '=', cid)
    .executeTakeFirst();
  return post?.id;
}

/** @throws HttpError api.forbidden if the user may not post */
export async function assertCanPublishPosts(db: Kysely<Database>, userId: string): Promise<void> {
  const user = await db.selectFrom('users').select('can_post').where('id', '=', userId).executeTakeFirst();
  if (!user?.can_post) throw new HttpError('api.forbidden');
}

const EXTENSIONS: Record<PostMediaKind, readonly string[]> = {
  image: Object.values(ImageExtension),
  video: Object.values(VideoExtension),
};

/** Returns the upload address for a picture or a video of a post. @throws HttpError for files that may not be published (spec §5) */
export async function createPostUploadTarget({
  caller,
  query,
  services,
}: Call<'getPostUploadInfo'>): Promise<Schemas['UploadTarget']> {
  const { userId } = requireUser(caller);
  await assertCanPublishPosts(services.db, userId);
  const { kind, size, duration } = query;
  const extension = query.extension.toLowerCase();
  if (!EXTENSIONS[kind].includes(extension)) throw new HttpError('api.body.param_invalid.extension');
  const problem = size === undefined ? null : validateFileLimits({ kind, size, duration: duration ?? null });
  if (problem) throw new HttpError(problem);
  return createUploadTarget(services, { userId, groupId: null, kind, extension, size, duration });
}
