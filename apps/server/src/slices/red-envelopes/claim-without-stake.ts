import type { Kysely } from 'kysely';
import { lockUserRows } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import { RED_ENVELOPE_SHARES_MAX } from '@quintet/domain/limits';
import { type RunBatchedPerKey, createRunBatchedPerKey } from '../../platform/run-batched-per-key.ts';
import type { Services } from '../../platform/services.ts';
import { isEnvelopeEmpty } from './cards.ts';
import { type EnvelopeRow, queryEnvelopesByIds } from './envelopes.ts';
import { assignEnvelopeShares } from './assign-shares.ts';
import type { EnvelopeClaim } from './claims.ts';
import { toEnvelopeClaimTransfer } from './transfers.ts';

/** `none`: no share was left for the user, or the user has one. */
type Outcome = 'taken' | 'none' | 'cancelled';

const queues = new WeakMap<Kysely<Database>, RunBatchedPerKey<string, Outcome>>();

/** Gives a user a share with its points. Claims of one envelope share a transaction: those that come during one wait for the next. */
export function claimEnvelopeWithoutStake(services: Services, id: string, userId: string): Promise<Outcome> {
  let queue = queues.get(services.db);
  if (!queue) {
    queue = createRunBatchedPerKey(RED_ENVELOPE_SHARES_MAX, (key, userIds) => claimTogether(services, key, userIds));
    queues.set(services.db, queue);
  }
  return queue(id, userId);
}

async function claimTogether(services: Services, id: string, userIds: readonly string[]): Promise<Outcome[]> {
  const row = (await queryEnvelopesByIds(services.db, [id])).get(id)!;
  if (isEnvelopeEmpty(row)) return userIds.map(() => 'none');
  const outcomes = new Map<string, Outcome>();
  for (let left = [...new Set(userIds)]; left.length > 0;) {
    const { active, shares } = await takeSharesAndPay(services, row, left);
    for (const user of left) if (!active.has(user)) outcomes.set(user, 'cancelled');
    for (const { user_id } of shares) outcomes.set(user_id, 'taken');
    // Without any share left for them, not even one that another claim gives back, the rest gets none.
    if (shares.length === 0) break;
    left = left.filter((user) => !outcomes.has(user));
  }
  // A further claim of the same user finds the first one.
  return userIds.map((user, index) => (userIds.indexOf(user) === index && outcomes.get(user)) || 'none');
}

function takeSharesAndPay({ events, jobs, ledger }: Services, row: EnvelopeRow, userIds: readonly string[]) {
  const { id } = row;
  return events.record(async (trx, append) => {
    const active = await lockUserRows(trx, userIds);
    const pay = async (shares: readonly EnvelopeClaim[]): Promise<void> => {
      const transfers = shares.map((share) => toEnvelopeClaimTransfer(row, share));
      await ledger.post(trx, append, transfers);
    };
    return {
      active,
      shares: await assignEnvelopeShares(
        { jobs },
        trx,
        id,
        userIds.filter((user) => active.has(user)),
        pay,
      ),
    };
  });
}
