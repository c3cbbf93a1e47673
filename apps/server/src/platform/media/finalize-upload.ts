import { Failure } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { createFairQueue } from './fair-queue.ts';
import type { FileRow } from './files.ts';
import { accept } from './process-post-file.ts';
import { take } from './process-message-file.ts';

/** The bytes that came, and what is wrong with their number. */
type Came = { received: number; problem: string | null };

/** So many users' uploads are looked at together; one who uploads many waits for the others' turns. */
const inTurn = createFairQueue(3);

/** Looks at what was uploaded, and keeps it or says for good why not. The draft goes. */
export const finish = (services: Services, file: FileRow, came: Came): Promise<void> =>
  inTurn(file.user_id, () => judge(services, file, came));

async function judge(services: Services, file: FileRow, { received, problem }: Came): Promise<void> {
  const { db, drafts } = services;
  const draft = drafts.pathOf(file.id);
  const settle = (changes: object) =>
    db
      .updateTable('files')
      .set({ upload_size: received, ...changes })
      .where('id', '=', file.id)
      .where('state', '=', 'open')
      .execute();
  try {
    if (problem) throw new Failure(problem);
    await (file.group_id === null
      ? settle({ state: 'waiting', ...(await accept(services, file, draft)) })
      : settle({ state: 'taken', ...(await take(services, file, draft)) }));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await settle({ state: 'refused', failure: error.code });
  }
  await drafts.remove(file.id);
}
