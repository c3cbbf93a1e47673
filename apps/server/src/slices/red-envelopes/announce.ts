import { setTimeout as sleep } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { RedEnvelopesTable } from '../../base/database/red-envelope-tables.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { Services } from '../../platform/services.ts';
import { runExclusiveInGroup } from '../groups/keyed-mutex.ts';
import { appendSystemMessagesVisibleToPair } from '../groups/messages-visible-to-pair.ts';
import { queryEnvelopeClaims } from './claims.ts';
import { buildBestShareNotifications } from './notifications.ts';

/** The least time between two events about the claims of one envelope. */
const INTERVAL_MS = 1000;
/** Claims that are older than this and not announced were missed. */
const MISSED_AFTER_SECONDS = 10;
const BATCH = 100;

export const ENVELOPE_JOB_PAYLOAD_SCHEMA = {
  type: 'object',
  properties: { id: { type: 'string' } },
  required: ['id'],
  additionalProperties: false,
};

/** Notifies a room of new claims, once for all of them, and adds the lines of the claimers and the sender. */
export const announceClaimsJob = defineJob<{ id: string }>({
  name: 'red-envelopes.announce-claims',
  payload: ENVELOPE_JOB_PAYLOAD_SCHEMA,
  attempts: 5,
  retryDelaySeconds: 2,
  timeoutSeconds: 60,
  concurrency: 4,
  run: async (services, { id }, { signal }) => {
    await waitForTurn(services, id, signal);
    await announce(services, id);
    await addLines(services, id);
  },
});

/** Enqueues the announcements that are missing, because all attempts of their job have failed. */
export const announceMissedClaimsJob = defineJob({
  name: 'red-envelopes.announce-missed-claims',
  cron: '* * * * *',
  run: async ({ db, jobs }) => {
    const { rows } = await sql<{ id: string }>`
      select distinct envelope_id as id from red_envelope_shares
      where user_id is not null and not (is_announced and has_line)
        and claim_at < clock_timestamp() - ${MISSED_AFTER_SECONDS} * interval '1 second' limit ${BATCH}`.execute(db);
    for (const { id } of rows) await jobs.enqueue(db, announceClaimsJob, { id }, { key: id });
  },
});

async function waitForTurn({ db }: Services, id: string, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{ passed: number | null }>`
    select (extract(epoch from clock_timestamp() - announce_at) * 1000)::float8 as passed
    from red_envelopes where id = ${id}`.execute(db);
  const passed = rows[0]?.passed ?? INTERVAL_MS;
  if (passed < INTERVAL_MS) await sleep(INTERVAL_MS - Math.max(0, passed), undefined, { signal });
}

/** The lock waits for the claims in progress. A later claim finds no claim that waits to be announced, and enqueues the job again. */
function announce({ events, notifications }: Services, id: string): Promise<void> {
  return events.record(async (trx, append) => {
    const { rows } = await sql<Selectable<RedEnvelopesTable>>`
      select * from red_envelopes where id = ${id} for no key update`.execute(trx);
    const { numUpdatedRows } = await trx
      .updateTable('red_envelope_shares')
      .set({ is_announced: true })
      .where('envelope_id', '=', id)
      .where('user_id', 'is not', null)
      .where('is_announced', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await sql`update red_envelopes set announce_at = clock_timestamp() where id = ${id}`.execute(trx);
    const { group_id, message_id, seq } = rows[0]!;
    await append('red_envelope', { groupId: group_id }, { group_id, message_id, red_envelope_id: id, seq });
    await notifications.add(trx, append, buildBestShareNotifications(rows[0]!, await queryEnvelopeClaims(trx, id)));
  });
}

async function addLines({ db, events }: Services, id: string): Promise<void> {
  const envelope = await db
    .selectFrom('red_envelopes')
    .select(['group_id', 'message_id', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { group_id: groupId, message_id: thread_id, user_id: target_id } = envelope;
  await runExclusiveInGroup(groupId, () =>
    events.record(async (trx) => {
      await sql`select from groups where id = ${groupId} for no key update`.execute(trx);
      const claims = await sql<{ index: number; user_id: string }>`
        select index, user_id from red_envelope_shares
        where envelope_id = ${id} and user_id is not null and not has_line order by claim_at, index for update`.execute(
        trx,
      );
      const lines = claims.rows.map(({ user_id }) => ({ user_id, target_id, thread_id }));
      await appendSystemMessagesVisibleToPair(trx, groupId, 'red_envelope_claim', lines);
      await trx
        .updateTable('red_envelope_shares')
        .set({ has_line: true })
        .where('envelope_id', '=', id)
        .where('index', 'in', [-1, ...claims.rows.map(({ index }) => index)])
        .execute();
    }),
  );
}
