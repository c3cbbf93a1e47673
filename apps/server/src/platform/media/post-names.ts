import type { FileRow } from './files.ts';
import { signedUrlExpiry } from './links.ts';
import { sign } from './signature.ts';

export const POST_MEDIA = '/media/posts/';
const PUBLIC_NAME = /^([0-9a-f]{32})-([\w.]{1,40})$/;

/** What a public post shows lies at names that nobody guesses, for caches to keep. */
export const publicUrl = (id: string, name: string): string => `${POST_MEDIA}${id}-${name}`;

/** What the last part of such an address names; null for what is none. */
export function readPublicName(file: string): { id: string; name: string } | null {
  const [, id, name] = PUBLIC_NAME.exec(file) ?? [];
  return id && name ? { id, name } : null;
}

/** Gives, for a public address, the one at which the viewer alone gets the same, while they may see the post. */
export function createViewerUrls(secrets: ReadonlyMap<string, Uint8Array>, userId: string, now = new Date()) {
  const links = new Map(
    Array.from(secrets, ([id, secret]) => [id, sign('download', { id, secret }, signedUrlExpiry(now), userId)]),
  );
  return (url: string): string => {
    const named = url.startsWith(POST_MEDIA) ? readPublicName(url.slice(POST_MEDIA.length)) : null;
    const link = named && links.get(named.id);
    return link ? `${POST_MEDIA}${link}/${named.name}` : url;
  };
}

export const postKey = (id: string, name: string): string => `posts/${id.slice(0, 2)}/${id}-${name}`;

/** Where a browser puts an upload into object storage, as often as it likes while its address is good. */
export const incomingKey = (id: string): string => `incoming/${id}`;
/** What was uploaded for a post, as it came: looked at and accepted, out of its uploader's reach. */
export const acceptedKey = (id: string): string => `accepted/${id}`;

/** The video itself. */
export const videoName = ({ content_type, extension }: Pick<FileRow, 'content_type' | 'extension'>): string =>
  `original.${content_type === 'video/mp4' ? 'mp4' : extension}`;
