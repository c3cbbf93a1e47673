import { defineJob, HOURLY_CRON } from '../jobs/job-definition.ts';

export const deleteExpiredRateLimitsJob = defineJob({
  name: 'rate-limits.delete-expired-counts',
  cron: HOURLY_CRON,
  run: async ({ clock, db }) => {
    await db.deleteFrom('rate_limits').where('expire', '<=', clock().getTime()).execute();
  },
});
