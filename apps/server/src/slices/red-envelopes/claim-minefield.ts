import { type Transaction } from 'kysely';
import { lockUserRow } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { holdPoints } from '../../platform/ledger/holds.ts';
import { InsufficientPointsError } from '../../platform/ledger/transfer.ts';
import type { Services } from '../../platform/services.ts';
import { createKeyedMutex } from '../groups/keyed-mutex.ts';
import type { EnvelopeRowWithClaim } from './envelopes.ts';
import { readDailyStakeLeft, readMinefieldOperatorSettings } from './minefield-settings.ts';
import { assignEnvelopeShares } from './assign-shares.ts';

/** Claims of one minefield that an instance serves at a time: claims of a whole room could use up all database connections. */
const LANES = 4;
const runInLane = createKeyedMutex();
let lane = 0;

/**
 * Holds the user's stake and gives the user a share, in a transaction of its own, because each user may lack points. The caller has
 * asked `isOpen`. Returns false if no share was left, or if the user has got one meanwhile. @throws HttpError api.body.param_invalid.balance,
 * api.red_envelope.daily_limit
 */
export function claimMinefieldEnvelope(
  services: Services,
  row: EnvelopeRowWithClaim,
  userId: string,
  isOpen: () => Promise<boolean>,
): Promise<boolean> {
  lane = (lane + 1) % LANES;
  return runInLane(`${row.id} ${lane}`, async () => (await isOpen()) && hold(services, row, userId));
}

async function hold(
  { config, events, jobs, ledger }: Services,
  row: EnvelopeRowWithClaim,
  userId: string,
): Promise<boolean> {
  const stake = row.stake!;
  try {
    return await events.record(async (trx, append) => {
      await assertMayStake({ config }, trx, userId, stake);
      const shares = await assignEnvelopeShares({ jobs }, trx, row.id, [userId], () =>
        holdPoints(trx, append, { userId, amount: stake }, ledger),
      );
      return shares.length > 0;
    });
  } catch (error) {
    if (error instanceof InsufficientPointsError)
      throw new HttpError('api.body.param_invalid.balance', { cause: error });
    throw error;
  }
}

/** Locks the user, so that claims of a user at the same time count together. @throws HttpError api.red_envelope.daily_limit */
async function assertMayStake(
  { config }: Pick<Services, 'config'>,
  trx: Transaction<Database>,
  userId: string,
  stake: number,
): Promise<void> {
  if (!(await lockUserRow(trx, userId))) throw new HttpError('api.unauthorized');
  const { daily_stakes } = await readMinefieldOperatorSettings(trx, config);
  const left = await readDailyStakeLeft(trx, userId, daily_stakes);
  if (stake > left) throw new HttpError('api.red_envelope.daily_limit', { result: { left } });
}
