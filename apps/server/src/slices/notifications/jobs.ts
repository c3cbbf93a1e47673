import { sql } from 'kysely';
import { defineJob, HOURLY_CRON } from '../../platform/jobs/job-definition.ts';

const BATCH = 1000;
const RETENTION_MS = 90 * 24 * 60 * 60 * 1000;
/** A server announces notifications sooner; if it has not, it ended before it could. */
const MISSED_AFTER_SECONDS = 5;

/** Deletes notifications without a new entry for 90 days. */
export const pruneNotificationsJob = defineJob({
  name: 'notifications.prune',
  cron: HOURLY_CRON,
  run: async ({ clock, events }) => {
    const before = new Date(clock().getTime() - RETENTION_MS);
    for (let amount = BATCH; amount === BATCH;) {
      amount = await events.record(async (trx, append) => {
        const { rows } = await sql<{ id: string; user_id: string }>`
          select id, user_id from notifications where last_at < ${before} order by last_at limit ${BATCH}`.execute(trx);
        const ids = rows.map(({ id }) => id);
        // The states first, as every other writer does.
        await sql`
          select from notification_states where user_id = any(${rows.map(({ user_id }) => user_id)})
          order by user_id for no key update`.execute(trx);
        const gone = await sql<{ user_id: string; is_new: boolean }>`
          delete from notifications n using notification_states s
          where n.id = any(${ids}) and n.last_at < ${before} and s.user_id = n.user_id
          returning n.user_id, n.position > s.viewed_position as is_new`.execute(trx);
        const counted = new Set(gone.rows.filter(({ is_new }) => is_new).map(({ user_id }) => user_id));
        if (counted.size > 0) await append('notification', { userIds: [...counted] }, {});
        return rows.length;
      });
    }
  },
});

/** Announces notifications of a server that ended before it could. */
export const announceMissedNotificationsJob = defineJob({
  name: 'notifications.announce-missed',
  cron: '* * * * *',
  run: async ({ db, notifications }) => {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from notification_states where event_position < last_position
        and event_at < clock_timestamp() - ${MISSED_AFTER_SECONDS} * interval '1 second'
      order by event_at limit ${BATCH}`.execute(db);
    if (rows.length > 0) await notifications.announce(rows.map(({ user_id }) => user_id));
  },
});
