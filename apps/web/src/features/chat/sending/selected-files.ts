import { ApiError } from '@quintet/api/error';
import { canSend } from '@quintet/domain/chat/permissions';
import {
  validateFileCount,
  validateFileLimits,
  type FileKind,
  type FileError,
  getFileKind,
} from '@quintet/domain/chat/files';
import type { Group } from '@quintet/domain/chat/message';
import type { FileToSend } from './outbox-file.ts';

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

/** An error code as ApiError, which has a text. */
export const toFileError = (problem: FileError): ApiError =>
  new ApiError({ code: problem, status: 0, operation: null });

export interface FileSelection {
  readonly accepted: readonly { readonly file: File; readonly kind: FileKind }[];
  /** The first rejected file, to be reported. */
  readonly rejected: { readonly code: FileError; readonly name?: string } | null;
}

/** Splits files into accepted and rejected ones (spec §5, Media; §6, member abilities). */
export function validateFiles(files: readonly File[], countBefore: number, group: Group): FileSelection {
  const countError = validateFileCount(countBefore + files.length);
  if (countError) return { accepted: [], rejected: { code: countError } };
  const accepted: { file: File; kind: FileKind }[] = [];
  let rejected: FileSelection['rejected'] = null;
  for (const file of files) {
    const kind = getFileKind(file);
    const fileError = kind === null ? 'api.file.not_allowed' : validateFile(file, kind, group);
    if (fileError) rejected ??= { code: fileError, name: file.name };
    else if (kind) accepted.push({ file, kind });
  }
  return { accepted, rejected };
}

function validateFile(file: File, kind: FileKind, group: Group): FileError | null {
  if (!canSend(kind, group.user_auth.permissions)) return 'api.forbidden';
  return validateFileLimits({ kind, size: file.size });
}
