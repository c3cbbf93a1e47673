import { ApiError } from '@quintet/api/error';
import { canSendMessageType } from '@quintet/domain/chat/send-permissions';
import {
  validateFileCount,
  validateFileLimits,
  type FileKind,
  type FileErrorCode,
  getSendableFileKind,
} from '@quintet/domain/chat/files';
import type { Group } from '@quintet/domain/chat/message';
import type { SendError } from '@quintet/domain/chat/outbox';
import type { FileToSend } from '../sync/outbox-file.ts';

/** A selected file that is not sent yet. */
export interface SelectedFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly file: File;
  /** Object URL of its preview; must be revoked. */
  readonly url: string | null;
  /** Resolves when the file is prepared. */
  readonly ready: Promise<FileToSend>;
}

/** A file that was left out of the selection. */
export interface RejectedSelectedFile {
  readonly id: string;
  readonly name: string;
  readonly reason: SendError;
}

const UNKNOWN_REASON = { code: 'unknown', operation: null } as const;

/** Why a file was left out, from the error thrown while it was prepared. */
export const toSendError = (error: unknown): SendError =>
  error instanceof ApiError ? { code: error.code, operation: error.operation } : UNKNOWN_REASON;

export interface ValidatedFileSelection {
  readonly accepted: readonly { readonly file: File; readonly kind: FileKind }[];
  readonly rejected: readonly { readonly code: FileErrorCode; readonly name: string }[];
}

/** Splits files into accepted and rejected ones (spec §5, Media; §6, member permissions). */
export function partitionSelectedFiles(
  files: readonly File[],
  countBefore: number,
  group: Group,
): ValidatedFileSelection {
  const accepted: { file: File; kind: FileKind }[] = [];
  const rejected: { code: FileErrorCode; name: string }[] = [];
  for (const file of files) {
    const kind = getSendableFileKind(file);
    const fileError = kind === null ? 'api.file.not_allowed' : validateFile(file, kind, group);
    const code = fileError ?? validateFileCount(countBefore + accepted.length + 1);
    if (code) rejected.push({ code, name: file.name });
    else if (kind) accepted.push({ file, kind });
  }
  return { accepted, rejected };
}

function validateFile(file: File, kind: FileKind, group: Group): FileErrorCode | null {
  if (!canSendMessageType(kind, group.user_auth.permissions)) return 'api.forbidden';
  return validateFileLimits({ kind, size: file.size });
}
