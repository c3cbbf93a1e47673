import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { createFairQueue } from './fair-queue.ts';
import type { FileRow } from './files.ts';
import { checkAndStorePostUpload } from './process-post-file.ts';
import { processMessageUpload } from './process-message-upload.ts';

/** The number of received bytes, and the error code if that number is wrong. */
type ReceivedUpload = { received: number; problem: string | null };

/** Processes uploads of three users at once, each user's one by one and in turns with the others. */
const inTurn = createFairQueue(3);

/** Checks an upload, then stores it or records why it is refused. Deletes the draft. */
export const finalizeUpload = (services: Services, file: FileRow, came: ReceivedUpload): Promise<void> =>
  inTurn(file.user_id, () => inspectUpload(services, file, came));

async function inspectUpload(services: Services, file: FileRow, { received, problem }: ReceivedUpload): Promise<void> {
  const { db, partialUploads } = services;
  const draft = partialUploads.pathOf(file.id);
  const settle = (changes: object) =>
    db
      .updateTable('files')
      .set({ upload_size: received, ...changes })
      .where('id', '=', file.id)
      .where('state', '=', 'uploading')
      .execute();
  try {
    if (problem) throw new HttpError(problem);
    await (file.group_id === null
      ? settle({ state: 'processing', ...(await checkAndStorePostUpload(services, file, draft)) })
      : settle({ state: 'ready', ...(await processMessageUpload(services, file, draft)) }));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await settle({ state: 'rejected', failure: error.code });
  }
  await partialUploads.remove(file.id);
}
