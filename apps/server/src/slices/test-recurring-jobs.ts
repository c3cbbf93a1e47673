import { jobRegistry } from '../platform/jobs/job-definition.ts';
import { runJobNowInTest } from '../platform/jobs/test-jobs.ts';
import type { Services } from '../platform/services.ts';
import './compose-slices.ts';

/** Runs each recurring job once, in the order of registration. */
export async function runRecurringJobsInTest(services: Services): Promise<void> {
  for (const job of jobRegistry.all) if (job.cron !== null) await runJobNowInTest(services, job);
}
