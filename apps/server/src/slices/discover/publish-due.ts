import { sql } from 'kysely';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { publishDiscoverDrafts } from './drafts.ts';

/** Publishes the drafts whose time has come. */
export const publishDueDiscoverDraftsJob = defineJob({
  name: 'discover.publish-due',
  cron: '* * * * *',
  run: ({ clock, events }) =>
    events.record(async (trx, append) => {
      const { rows } = await sql<{ key: string }>`
        select key from discover_items where publish_at <= ${clock()} order by publish_at, key for update`.execute(trx);
      for (const { key } of rows) await publishDiscoverDrafts(trx, [key]);
      if (rows.length > 0) await append('discover', 'everybody', {});
    }),
});
