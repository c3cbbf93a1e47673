import { sql } from 'kysely';
import { deleteRowsInBatches } from '../../base/database/delete-rows-in-batches.ts';
import { defineJob, HOURLY_CRON } from '../../platform/jobs/job-definition.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SESSION_RETENTION_MS = 90 * DAY_MS;

/** Skips tokens whose rows are locked; the next run deletes them. */
export const deleteExpiredRefreshTokensJob = defineJob({
  name: 'auth.delete-expired-tokens',
  cron: HOURLY_CRON,
  run: ({ clock, db }) => deleteRowsInBatches(db, 'refresh_tokens', sql`expire_at <= ${clock()}`),
});

/** Deletes sessions that ended 90 days ago. */
export const deleteEndedSessionsJob = defineJob({
  name: 'auth.delete-ended-sessions',
  cron: HOURLY_CRON,
  run: ({ clock, db }) =>
    deleteRowsInBatches(db, 'sessions', sql`end_at < ${new Date(clock().getTime() - SESSION_RETENTION_MS)}`),
});

export const deleteExpiredVerificationsJob = defineJob({
  name: 'auth.delete-expired-verifications',
  cron: HOURLY_CRON,
  run: ({ clock, db }) => deleteRowsInBatches(db, 'verifications', sql`expire_at <= ${clock()}`),
});

/** Keeps an expired login code for a day, so that it gets a different error code than unknown data. */
export const deleteExpiredLoginQrcodesJob = defineJob({
  name: 'auth.delete-expired-qrcodes',
  cron: HOURLY_CRON,
  run: ({ clock, db }) =>
    deleteRowsInBatches(db, 'login_qrcodes', sql`expire_at <= ${new Date(clock().getTime() - DAY_MS)}`),
});
