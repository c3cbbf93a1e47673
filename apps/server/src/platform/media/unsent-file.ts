import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { finalizeDirectUpload } from './direct-upload.ts';
import { type FileRow, findFileRow, getUnsentFileCutoff, parseFileId, toApiFilePath } from './files.ts';

type UnsentFileOwner = {
  userId: string;
  /** Null for a file of a post. */
  groupId: string | null;
};

/**
 * Reads a file that the user has uploaded and not sent yet, in the state in which it is sent.
 * @throws HttpError api.file.expired, the failure of a rejected file, and `wrong` for any other file
 */
export async function requireUnsentFile(
  services: Services,
  path: string,
  { userId, groupId }: UnsentFileOwner,
  state: FileRow['state'],
  wrong: HttpError,
): Promise<FileRow> {
  const id = parseFileId(path);
  if (!id) throw wrong;
  const known = await findFileRow(services.db, id);
  // The upload was not sent in time: the user must upload the file again.
  if (!known || known.create_at < getUnsentFileCutoff(services.clock())) throw new HttpError('api.file.expired');
  const isOurs = known.user_id === userId && known.group_id === groupId && toApiFilePath(known) === path;
  if (!isOurs || known.message_id !== null || known.post_id !== null) throw wrong;
  const file = await finalizeDirectUpload(services, known);
  if (file.state === 'rejected') throw new HttpError(file.failure!);
  if (file.state !== state) throw wrong;
  return file;
}
