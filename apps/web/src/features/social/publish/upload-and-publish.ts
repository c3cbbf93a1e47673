import { ApiError, CANCELLED_CODE, isConnectionError } from '@quintet/api/error';
import { PRIVACY_BY_AUDIENCE } from '@quintet/domain/social/audience';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { paths as pages } from '../../../shared/navigation/paths.ts';
import { api } from '../../../shared/requests/api.ts';
import type { Session } from '../../../shared/session/session.ts';
import { incrementAuthorCountAtom } from '../author-counts.ts';
import { prependListItemAtom } from '../list-items.ts';
import { createAuthorPostsSource, recommendedPostsSource } from '../post-lists.ts';
import { upsertPostsAtom } from '../posts.ts';
import { deletePublishJob, savePublishJob } from './draft-storage.ts';
import type { PublishJob, PostDraftFile } from './draft-types.ts';
import { upsertPublishJobAtom, removePublishJobAtom } from './publish-jobs.ts';
import { uploadPostFile } from './upload-post-file.ts';

/** Whether the job was cancelled. */
export const isPublishCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CANCELLED_CODE;

/** Whether the same request may succeed later: the server was not reached, is under maintenance, or is busy. */
export const isTemporaryPublishError = (error: unknown): boolean =>
  isConnectionError(error) || (error instanceof ApiError && (error.status === 503 || error.status === 429));

function rethrowUnlessRefused(error: unknown): void {
  if (isPublishCancelled(error) || isTemporaryPublishError(error)) throw error;
}

/** The file that a video's poster is uploaded as. */
const toPosterFile = ({ id, poster }: PostDraftFile): PostDraftFile | null =>
  poster
    ? { id: `${id}.poster`, kind: 'image', bytes: poster, extension: 'jpg', width: null, height: null, duration: null }
    : null;

/** Uploads missing files, then publishes the post. Uploaded files are saved, so that no file is sent twice. */
export async function uploadAndPublish(
  { userId, store }: Session,
  initialJob: PublishJob,
  signal: AbortSignal,
): Promise<void> {
  let job = initialJob;
  const poster = job.files.map(toPosterFile).find((file) => file !== null);
  const total = job.files.reduce((sum, { bytes }) => sum + bytes.size, 0) || 1;
  let done = 0;
  const show = (progress: number): void => store.set(upsertPublishJobAtom, { job, progress, error: null });
  const save = async (changed: Pick<PublishJob, 'paths'> | Pick<PublishJob, 'targets'>): Promise<void> => {
    job = { ...job, ...changed };
    if (!signal.aborted) await savePublishJob(userId, job);
  };
  const upload = async (file: PostDraftFile, onProgress: (progress: number) => void): Promise<void> => {
    const { id } = file;
    if (job.paths[id]) return;
    const path = await uploadPostFile(file, {
      previousTarget: job.targets?.[id] ?? null,
      signal,
      onProgress,
      onTarget: (target) => save({ targets: { ...job.targets, [id]: target } }),
    });
    await save({ paths: { ...job.paths, [id]: path } });
  };
  for (const file of job.files) {
    const before = done;
    await upload(file, (progress) => show((before + progress * file.bytes.size) / total));
    done += file.bytes.size;
    show(done / total);
  }
  // A refused poster does not block its video.
  if (poster) await upload(poster, () => undefined).catch(rethrowUnlessRefused);
  const { text, tags, audience, allowsComments, cid, files, paths } = job;
  const posterPath = poster && paths[poster.id];
  const { data } = await api.POST('/social/api/posts', {
    body: {
      text,
      tags: [...tags],
      file_paths: files.map(({ id }) => paths[id]!),
      ...(posterPath && { poster_path: posterPath }),
      privacy: PRIVACY_BY_AUDIENCE[audience],
      allow_comment: allowsComments,
      cid,
    },
    signal,
  });
  const post = data!.result;
  await deletePublishJob(userId, cid);
  store.set(upsertPostsAtom, [post]);
  for (const { key } of [createAuthorPostsSource(post.author.id), recommendedPostsSource])
    store.set(prependListItemAtom, key, post.id);
  store.set(incrementAuthorCountAtom, post.author.id, 'posts', 1);
  store.set(removePublishJobAtom, cid);
  showToast(post.state === 'processing' ? 'social.publish.processing' : 'social.publish.done', {
    action: { label: 'social.publish.view', href: pages.post.href({ id: post.id }) },
  });
}
