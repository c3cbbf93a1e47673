import { ImageExtension, type PostMediaKind, VideoExtension } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { validateFileLimits } from '@quintet/domain/chat/files';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { createUploadUrl } from '../../platform/media/uploads.ts';
import { requirePoster } from './publish.ts';

const EXTENSIONS: Record<PostMediaKind, readonly string[]> = {
  image: Object.values(ImageExtension),
  video: Object.values(VideoExtension),
};

/** Returns the upload address for a picture or a video of a post. @throws HttpError for files that may not be published (spec §5) */
export async function getPostUploadInfo({
  caller,
  query,
  services,
}: Call<'getPostUploadInfo'>): Promise<Schemas['UploadTarget']> {
  const { userId } = requireUser(caller);
  await requirePoster(services.db, userId);
  const { kind, size, duration } = query;
  const extension = query.extension.toLowerCase();
  if (!EXTENSIONS[kind].includes(extension)) throw new HttpError('api.body.param_invalid.extension');
  const problem = size === undefined ? null : validateFileLimits({ kind, size, duration: duration ?? null });
  if (problem) throw new HttpError(problem);
  return createUploadUrl(services, { userId, groupId: null, kind, extension, size, duration });
}
