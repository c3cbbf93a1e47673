import type { FileRow } from './files.ts';

const PUBLIC = '/media/posts/';
const NAME = /^([0-9a-f]{32})-(\d{1,5}\.webp|original\.(?:mp4|m4v|mov|webm))$/;

/** What a post shows lies at names that nobody guesses, and that never lead to anything else. */
export const publicUrl = (id: string, name: string): string => `${PUBLIC}${id}-${name}`;
export const postKey = (id: string, name: string): string => `posts/${id.slice(0, 2)}/${id}-${name}`;

/** Where a browser puts an upload into object storage, as often as it likes while its address is good. */
export const incomingKey = (id: string): string => `incoming/${id}`;
/** What was uploaded for a post, as it came: looked at and accepted, out of its uploader's reach. */
export const acceptedKey = (id: string): string => `accepted/${id}`;

/** Where what an address names lies; null for what is no name of ours. */
export function keyNamed(file: string): string | null {
  const [, id, name] = NAME.exec(file) ?? [];
  return id && name ? postKey(id, name) : null;
}

/** The video itself. */
export const videoName = ({ content_type, extension }: Pick<FileRow, 'content_type' | 'extension'>): string =>
  `original.${content_type === 'video/mp4' ? 'mp4' : extension}`;
