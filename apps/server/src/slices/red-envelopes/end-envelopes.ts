import { RED_ENVELOPE_MINEFIELD } from '@quintet/domain/red-envelopes/rules';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { lockUserRowsShared } from '../../base/database/lock-user.ts';
import type { RedEnvelopesTable } from '../../base/database/red-envelope-tables.ts';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { releaseHeldPointsAndLockAccounts } from '../../platform/ledger/holds.ts';
import type { Services } from '../../platform/services.ts';
import { forfeitPoints } from '../wallet/close-wallet.ts';
import { ENVELOPE_JOB_PAYLOAD_SCHEMA } from './announce.ts';
import { type EnvelopeClaim, queryEnvelopeClaims } from './claims.ts';
import { buildEnvelopeEndNotifications } from './notifications.ts';
import { toEnvelopeEndTransfers } from './transfers.ts';

const BATCH = 100;

type Row = Selectable<RedEnvelopesTable>;

/** Opens the results of a minefield at its time. */
export const endMinefieldJob = defineJob<{ id: string }>({
  name: 'red-envelopes.end',
  payload: ENVELOPE_JOB_PAYLOAD_SCHEMA,
  attempts: 5,
  retryDelaySeconds: 1,
  timeoutSeconds: 60,
  concurrency: 2,
  // The results come two minutes after sending (spec §9).
  pollSeconds: 1,
  run: (services, { id }) => end(services, id),
});

/** Returns the rest of expired envelopes, and opens results whose job has failed. */
export const endDueEnvelopesJob = defineJob({
  name: 'red-envelopes.end-due',
  cron: '* * * * *',
  timeoutSeconds: 600,
  run: async (services, _payload, { signal }) => {
    for (let after = ''; ;) {
      const { rows } = await sql<{ id: string }>`
        select id from red_envelopes where end_at is null and expire_at <= clock_timestamp() and id > ${after}
        order by id limit ${BATCH}`.execute(services.db);
      for (const { id } of rows) {
        if (signal.aborted) return;
        await end(services, id).catch((error: unknown) => {
          services.log.error({ err: error, red_envelope: id }, 'a red envelope could not be ended');
        });
      }
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.id;
    }
  },
});

/** Ends an envelope whose deadline has passed: settles a minefield, and returns the rest. Changes nothing for any other one. */
async function end(services: Services, id: string): Promise<void> {
  while (!(await tryEnd(services, id)))
    services.log.info({ red_envelope: id }, 'a claim arrived while the envelope was ending; trying again');
}

/** Returns false if a user has claimed since the users were locked. Users are locked before the envelope, like by a claim. */
function tryEnd(services: Services, id: string): Promise<boolean> {
  return services.events.record(async (trx, append) => {
    const users = await findUsers(trx, id);
    const active = await lockUserRowsShared(trx, users);
    const { rows } = await sql<Row>`
      select * from red_envelopes where id = ${id} and end_at is null and expire_at <= clock_timestamp() for update`.execute(
      trx,
    );
    const [row] = rows;
    if (!row) return true;
    const claims = await queryEnvelopeClaims(trx, id);
    if (claims.some(({ user_id }) => !users.includes(user_id))) return false;
    const cancelled = users.filter((user) => !active.has(user));
    const returned = await settle(services, trx, append, row, claims, cancelled);
    for (const userId of cancelled)
      await forfeitPoints(trx, append, userId, {
        ledger: services.ledger,
        cause: `red envelope ${id} of a cancelled user`,
      });
    await sql`
      update red_envelopes set end_at = clock_timestamp(), returned = ${returned}, announce_at = clock_timestamp()
      where id = ${id}`.execute(trx);
    const { group_id, message_id, seq } = row;
    await append('red_envelope', { groupId: group_id }, { group_id, message_id, red_envelope_id: id, seq });
    await services.notifications.add(trx, append, buildEnvelopeEndNotifications(row, claims, returned));
    return true;
  });
}

/** The sender and the claimers. */
async function findUsers(trx: Kysely<Database>, id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from red_envelopes where id = ${id}
    union select user_id from red_envelope_shares where envelope_id = ${id} and user_id is not null`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** Moves the points of an ended envelope, with the accounts of cancelled users locked, too. Returns the points that went back to the sender. */
async function settle(
  { ledger }: Services,
  trx: Transaction<Database>,
  append: AppendEvent,
  row: Row,
  claims: readonly EnvelopeClaim[],
  cancelled: readonly string[],
): Promise<number> {
  const { transfers, returned } = toEnvelopeEndTransfers(row, claims);
  const isMinefield = row.kind === RED_ENVELOPE_MINEFIELD;
  const holds = isMinefield ? claims.map(({ user_id: userId }) => ({ userId, amount: row.stake! })) : [];
  await releaseHeldPointsAndLockAccounts(trx, append, holds, isMinefield ? [row.user_id, ...cancelled] : cancelled);
  if (transfers.length > 0) await ledger.post(trx, append, transfers);
  return returned;
}
