import type { FileRow } from './files.ts';
import { sign } from './signature.ts';

const DAY = 24 * 60 * 60 * 1000;

export const DOWNLOADS = '/media/files/';
/** The file itself among what lies under its id. */
export const ORIGINAL = 'original';

/**
 * The user's own address of a file, for one to two days while they may see it; the same one all day long, so that browsers
 * keep what they have.
 */
export const signedUrl = (
  file: Pick<FileRow, 'id' | 'secret'>,
  userId: string,
  name = ORIGINAL,
  now = new Date(),
): string => `${DOWNLOADS}${sign('download', file, signedUrlExpiry(now), userId)}/${name}`;

export const signedUrlExpiry = (now = new Date()): Date => new Date((Math.floor(now.getTime() / DAY) + 2) * DAY);

/** Where it lies in the media store. */
export const storageKey = (id: string, name: string): string => `files/${id.slice(0, 2)}/${id}-${name}`;
