import { ImageExtension, VideoExtension } from '@quintet/api/enums';
import {
  DOCUMENT_EXTENSIONS,
  FILE_MAX_BYTES,
  FILES_PER_SELECTION_MAX,
  IMAGE_MAX_BYTES,
  MEDIA_EXPIRY_DAYS,
  VIDEO_MAX_BYTES,
  VIDEO_MAX_SECONDS,
} from '../limits.ts';

/** The message types that have a file. */
export type FileKind = 'image' | 'video' | 'audio' | 'file';

/** Why a file may not be sent: an error code of the catalogue (spec §8), which server and app share. */
export type FileErrorCode =
  | 'api.file.too_many'
  | 'api.file.not_allowed'
  | 'api.file.empty'
  | 'api.file.too_large'
  | 'api.file.image_too_large'
  | 'api.file.too_long'
  | 'api.forbidden';

export interface FileToValidate {
  readonly kind: FileKind;
  /** Bytes. */
  readonly size: number;
  /** Seconds, for a video; omitted while unknown. */
  readonly duration?: number | null;
}

const KIND_BY_EXTENSION = new Map<string, FileKind>([
  ...Object.values(ImageExtension).map((extension) => [extension, 'image'] as const),
  ...Object.values(VideoExtension).map((extension) => [extension, 'video'] as const),
  ...DOCUMENT_EXTENSIONS.map((extension) => [extension, 'file'] as const),
]);

/** Extensions of the content types whose subtype differs from the extension. */
const EXTENSION_BY_TYPE: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/heif': 'heic',
  'video/quicktime': 'mov',
  'video/x-m4v': 'm4v',
  'text/plain': 'txt',
};

/** The extension of a file name in lower case, without the dot; empty if there is none. */
function parseExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** The extension that a file is sent with, from its name or else (for a pasted picture) its content type. Empty: not allowed. */
export function getAllowedFileExtension({ name, type }: { name: string; type: string }): string {
  const named = parseExtension(name);
  if (KIND_BY_EXTENSION.has(named)) return named;
  const [essence = ''] = type.toLowerCase().split(';');
  const typed = EXTENSION_BY_TYPE[essence] ?? essence.replace(/^(image|video)\//, '');
  return named === '' && KIND_BY_EXTENSION.has(typed) ? typed : '';
}

/** The kind of a file that may be sent; null for others (spec §3, Allowed file extensions). */
export function getSendableFileKind(file: { name: string; type: string }): FileKind | null {
  return KIND_BY_EXTENSION.get(getAllowedFileExtension(file)) ?? null;
}

/** The limit of spec §5 (Media) that a file breaks; null when it may be sent. */
export function validateFileLimits({ kind, size, duration }: FileToValidate): FileErrorCode | null {
  if (size === 0) return 'api.file.empty';
  if (kind !== 'video') {
    return size > (kind === 'image' ? IMAGE_MAX_BYTES : FILE_MAX_BYTES) ? 'api.file.image_too_large' : null;
  }
  if ((duration ?? 0) > VIDEO_MAX_SECONDS) return 'api.file.too_long';
  return size > VIDEO_MAX_BYTES ? 'api.file.too_large' : null;
}

/** The error when too many files are selected at once (spec §5), else null. */
export function validateFileCount(count: number): FileErrorCode | null {
  return count > FILES_PER_SELECTION_MAX ? 'api.file.too_many' : null;
}

export interface DisplayFileSize {
  readonly value: number;
  readonly unit: 'byte' | 'kilobyte' | 'megabyte';
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** A size for display in bytes, KB or MB (spec §9), with one decimal. */
export function toDisplayFileSize(bytes: number): DisplayFileSize {
  if (bytes < KILOBYTE) return { value: bytes, unit: 'byte' };
  const kilobytes = toTenths(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return { value: kilobytes, unit: 'kilobyte' };
  return { value: toTenths(bytes / MEGABYTE), unit: 'megabyte' };
}

const DAY = 86_400_000;
/** Days before expiry from which media show that they will expire. */
const EXPIRES_SOON_DAYS = 3;

/** How long media remain available (spec §3, expire_at). `days` is rounded up, so 1 is the last day. */
export type MediaExpiryStatus = { readonly is: 'lasting' | 'expired' } | { readonly is: 'soon'; readonly days: number };

/** `expireAt` is the API's timestamp, null for media that do not expire; `now` is in milliseconds. */
export function getMediaExpiryStatus(expireAt: string | null, now: number): MediaExpiryStatus {
  if (expireAt === null) return { is: 'lasting' };
  const left = Date.parse(expireAt) - now;
  if (left <= 0) return { is: 'expired' };
  const days = Math.min(MEDIA_EXPIRY_DAYS, Math.ceil(left / DAY));
  return days <= EXPIRES_SOON_DAYS ? { is: 'soon', days } : { is: 'lasting' };
}
