import type { FileRow } from './files.ts';
import { signMediaToken } from './media-tokens.ts';

const DAY = 24 * 60 * 60 * 1000;

export const MESSAGE_FILE_URL_PREFIX = '/media/files/';
/** The name of the file itself among its variants. */
export const ORIGINAL_VARIANT = 'original';

/**
 * A user's signed URL of a file, valid for one to two days while the user may see the file. It stays the same all day, so
 * that browsers can cache the file.
 */
export const getSignedMessageFileUrl = (
  file: Pick<FileRow, 'id' | 'secret'>,
  userId: string,
  name = ORIGINAL_VARIANT,
  now = new Date(),
): string => `${MESSAGE_FILE_URL_PREFIX}${signMediaToken('download', file, getSignedUrlExpiry(now), userId)}/${name}`;

export const getSignedUrlExpiry = (now = new Date()): Date => new Date((Math.floor(now.getTime() / DAY) + 2) * DAY);

/** The extensions of the formats into which the server converts files; all others keep the extension of the upload. */
export const EXTENSION_BY_CONVERTED_TYPE: Record<string, string> = { 'image/webp': 'webp', 'video/mp4': 'mp4' };

/** The key of a message's file in the media store. */
export const getMessageFileStorageKey = (id: string, name: string): string => `files/${id.slice(0, 2)}/${id}-${name}`;
