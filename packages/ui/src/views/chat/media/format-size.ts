import type { DisplayFileSize } from '@quintet/domain/chat/files';

const UNITS = {
  byte: 'chat.media.size-byte',
  kilobyte: 'chat.media.size-kb',
  megabyte: 'chat.media.size-mb',
} as const satisfies Record<DisplayFileSize['unit'], string>;

/** A file size as a message with its value. */
export const getFileSizeMessageArguments = ({ value, unit }: DisplayFileSize) =>
  [{ id: UNITS[unit] }, { value }] as const;
