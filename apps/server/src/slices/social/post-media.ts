import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { type FileRow, toApiFilePath } from '../../platform/media/files.ts';
import {
  createViewerUrlSigner,
  getPublicPostMediaUrl,
  getPostVideoFileName,
} from '../../platform/media/post-media-urls.ts';

/** Width of a feed card in pixels; smaller variants do not serve as its thumbnail. */
const CARD = 720;

type Media = Schemas['PostMedia'];

/** Presents a processed file with the URLs of a public post. */
export function presentPostFile(file: FileRow): Media {
  const { id, kind, content_type, width, height, thumbhash, duration } = file;
  const variants = file.variants.map(({ name, size: _, ...variant }) => ({
    ...variant,
    url: getPublicPostMediaUrl(id, name),
  }));
  const largest = variants.at(-1)?.url ?? null;
  return {
    kind: kind === 'video' ? 'video' : 'image',
    file_path: toApiFilePath(file),
    url: kind === 'video' ? getPublicPostMediaUrl(id, getPostVideoFileName(file)) : largest!,
    thumbnail_url: variants.find((variant) => variant.width >= CARD)?.url ?? largest,
    width: width!,
    height: height!,
    thumbhash,
    duration,
    content_type: content_type!,
    variants,
  };
}

/** Returns the media of non-public posts by post id, with URLs signed for the viewer. */
export async function querySignedPostMedia(
  db: Kysely<Database>,
  userId: string,
  posts: readonly { id: string; media: Media[] }[],
): Promise<Map<string, Media[]>> {
  if (posts.length === 0) return new Map();
  const ids = posts.map(({ id }) => id);
  const files = await db.selectFrom('files').select(['id', 'secret']).where('post_id', 'in', ids).execute();
  const urlOf = createViewerUrlSigner(new Map(files.map(({ id, secret }) => [id, secret])), userId);
  const shown = (media: Media): Media => ({
    ...media,
    url: urlOf(media.url),
    thumbnail_url: media.thumbnail_url && urlOf(media.thumbnail_url),
    ...(media.variants && { variants: media.variants.map((each) => ({ ...each, url: urlOf(each.url) })) }),
  });
  return new Map(posts.map(({ id, media }) => [id, media.map(shown)]));
}
