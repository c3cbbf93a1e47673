import type { FileRow } from './files.ts';
import { getSignedUrlExpiry } from './signed-urls.ts';
import { signMediaToken } from './media-tokens.ts';

export const POST_MEDIA_URL_PREFIX = '/media/posts/';
const PUBLIC_NAME = /^([0-9a-f]{32})-([\w.]{1,40})$/;

/** The cacheable URL of a public post's file; the random id makes it unguessable. */
export const getPublicPostMediaUrl = (id: string, name: string): string => `${POST_MEDIA_URL_PREFIX}${id}-${name}`;

/** Parses the last part of a public URL; null if it is malformed. */
export function parsePublicPostMediaName(file: string): { id: string; name: string } | null {
  const [, id, name] = PUBLIC_NAME.exec(file) ?? [];
  return id && name ? { id, name } : null;
}

/** Returns a function that maps a public URL to one signed for this viewer. `secrets` are the files' secrets by id. */
export function createViewerUrlSigner(secrets: ReadonlyMap<string, Uint8Array>, userId: string, now = new Date()) {
  const links = new Map(
    Array.from(secrets, ([id, secret]) => [
      id,
      signMediaToken('download', { id, secret }, getSignedUrlExpiry(now), userId),
    ]),
  );
  return (url: string): string => {
    const named = url.startsWith(POST_MEDIA_URL_PREFIX)
      ? parsePublicPostMediaName(url.slice(POST_MEDIA_URL_PREFIX.length))
      : null;
    const link = named && links.get(named.id);
    return link ? `${POST_MEDIA_URL_PREFIX}${link}/${named.name}` : url;
  };
}

export const getPostMediaStorageKey = (id: string, name: string): string => `posts/${id.slice(0, 2)}/${id}-${name}`;

/** The key of a direct upload; the browser may overwrite it until the upload URL expires. */
export const getDirectUploadStorageKey = (id: string): string => `incoming/${id}`;
/** The key of a checked upload for a post, unchanged; the uploader cannot overwrite it. */
export const getCheckedPostUploadStorageKey = (id: string): string => `accepted/${id}`;

/** The name of the video file, without its variants. */
export const getPostVideoFileName = ({
  content_type,
  extension,
}: Pick<FileRow, 'content_type' | 'extension'>): string =>
  `original.${content_type === 'video/mp4' ? 'mp4' : extension}`;
