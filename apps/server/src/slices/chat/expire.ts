import type { Services } from '../../platform/services.ts';
import { defineJob, HOURLY_CRON } from '../../platform/jobs/job-definition.ts';
import { findMessageIdsWithExpiredFiles, markExpiredMessageFilesForDeletion } from '../../platform/media/sweep.ts';
import { updateMessageAndNotify } from './message-in-locked-group.ts';

const BATCH = 100;

export const expireMessageMediaJob = defineJob({
  name: 'chat.expire-media',
  cron: HOURLY_CRON,
  run: expireMedia,
});

/** Marks the media of messages that are 14 days old for deletion (spec §3), and notifies their groups. */
async function expireMedia({ clock, events }: Pick<Services, 'clock' | 'events'>): Promise<void> {
  for (let amount = BATCH; amount === BATCH;) {
    amount = await events.record(async (trx, append) => {
      const now = clock();
      const due = await findMessageIdsWithExpiredFiles(trx, now, BATCH);
      if (due.length === 0) return 0;
      // Lock order (README): messages before files.
      const messages = await trx
        .selectFrom('messages')
        .selectAll()
        .where('id', 'in', due)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      const released = new Set(await markExpiredMessageFilesForDeletion(trx, due, now));
      for (const message of messages) if (released.has(message.id)) await updateMessageAndNotify(trx, append, message);
      return due.length;
    });
  }
}
