import type { DisplayFileSize } from '@quintet/domain/chat/files';

const UNITS = {
  byte: 'chat.media.size-byte',
  kilobyte: 'chat.media.size-kb',
  megabyte: 'chat.media.size-mb',
} as const satisfies Record<DisplayFileSize['unit'], string>;

/** The arguments of `intl.formatMessage` for a file size: message id and value. */
export const getFileSizeMessageArguments = ({ value, unit }: DisplayFileSize) =>
  [{ id: UNITS[unit] }, { value }] as const;
