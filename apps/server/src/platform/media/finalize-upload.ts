import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { createFairUserQueue } from './fair-queue.ts';
import type { FileRow } from './files.ts';
import { checkAndStorePostUpload } from './process-post-file.ts';
import { processMessageUpload } from './process-message-upload.ts';

/** The number of received bytes, and the error code if that number is wrong. */
type ReceivedUpload = { received: number; errorCode: string | null };

const MAX_USERS_AT_ONCE = 3;
const runInFairQueue = createFairUserQueue(MAX_USERS_AT_ONCE);

/** Checks an upload, then stores it or records why it is refused. Deletes the uploaded file. */
export const finalizeUpload = (services: Services, file: FileRow, upload: ReceivedUpload): Promise<void> =>
  runInFairQueue(file.user_id, () => inspectUpload(services, file, upload));

async function inspectUpload(
  services: Services,
  file: FileRow,
  { received, errorCode }: ReceivedUpload,
): Promise<void> {
  const { db, partialUploads } = services;
  const uploadPath = partialUploads.pathOf(file.id);
  const updateFile = (changes: object) =>
    db
      .updateTable('files')
      .set({ upload_size: received, ...changes })
      .where('id', '=', file.id)
      .where('state', '=', 'uploading')
      .execute();
  try {
    if (errorCode) throw new HttpError(errorCode);
    await (file.group_id === null
      ? updateFile({ state: 'processing', ...(await checkAndStorePostUpload(services, file, uploadPath)) })
      : updateFile({ state: 'ready', ...(await processMessageUpload(services, file, uploadPath)) }));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await updateFile({ state: 'rejected', failure: error.code });
  }
  await partialUploads.remove(file.id);
}
