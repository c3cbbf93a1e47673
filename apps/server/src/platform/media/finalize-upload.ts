import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { createFairQueue } from './fair-queue.ts';
import type { FileRow } from './files.ts';
import { inspectPostUpload } from './process-post-file.ts';
import { processMessageFile } from './process-message-file.ts';

/** The bytes that came, and what is wrong with their number. */
type ReceivedUpload = { received: number; problem: string | null };

/** So many users' uploads are looked at together; one who uploads many waits for the others' turns. */
const inTurn = createFairQueue(3);

/** Looks at what was uploaded, and keeps it or says for good why not. The draft goes. */
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
      .where('state', '=', 'open')
      .execute();
  try {
    if (problem) throw new HttpError(problem);
    await (file.group_id === null
      ? settle({ state: 'waiting', ...(await inspectPostUpload(services, file, draft)) })
      : settle({ state: 'taken', ...(await processMessageFile(services, file, draft)) }));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await settle({ state: 'refused', failure: error.code });
  }
  await partialUploads.remove(file.id);
}
