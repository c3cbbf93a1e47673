import { RedEnvelopeStatus } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { isMinefieldHit } from '@quintet/domain/red-envelopes/minefield';
import { RED_ENVELOPE_LUCKY, RED_ENVELOPE_MINEFIELD } from '@quintet/domain/red-envelopes/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { queryOwnUserSummary } from '../profile/summaries.ts';
import { getEnvelopeCardState, isEnvelopeEmpty, toEnvelopeCard } from './cards.ts';
import type { EnvelopeRow, EnvelopeRowWithClaim } from './envelopes.ts';

type RedEnvelope = Schemas['RedEnvelope'];
type Claim = Schemas['RedEnvelopeClaim'];
export type ClaimedEnvelopeShare = { index: number; amount: number; claim_at: Date };

/** The state of an envelope for one user (spec §3). */
export function getEnvelopeStatusForUser(row: EnvelopeRowWithClaim, userId: string): RedEnvelopeStatus {
  const state = getEnvelopeCardState(row);
  if (row.user_id === userId) return RedEnvelopeStatus.SELF_SEND;
  if (row.own_amount !== null) {
    if (state !== 'results') return RedEnvelopeStatus.HAS_OPENED;
    return isMinefieldHit(row.own_amount, row.digit!)
      ? RedEnvelopeStatus.DID_NOT_WIN_LOTTERY
      : RedEnvelopeStatus.WIN_LOTTERY;
  }
  if (state === 'open') return RedEnvelopeStatus.CAN_OPEN;
  return isEnvelopeEmpty(row) ? RedEnvelopeStatus.DID_NOT_WIN_LOTTERY : RedEnvelopeStatus.HAS_EXPIRED;
}

/** Whether the amounts of claims can help nobody any more: of a minefield from the results on, else unless the user can still claim. */
export const canSeeClaimAmounts = (row: EnvelopeRowWithClaim, userId: string): boolean =>
  row.kind === RED_ENVELOPE_MINEFIELD
    ? row.end_at !== null
    : getEnvelopeStatusForUser(row, userId) !== RedEnvelopeStatus.CAN_OPEN;

export function presentEnvelopeClaim(
  row: EnvelopeRow,
  share: ClaimedEnvelopeShare,
  user: Claim['user'],
  isShown: boolean,
): Claim {
  const hasBest = row.kind === RED_ENVELOPE_LUCKY && row.count > 1 && getEnvelopeCardState(row) !== 'open';
  return {
    user,
    index: share.index,
    amount: isShown ? share.amount : null,
    is_best: hasBest && share.index === row.best_index,
    is_hit: row.kind === RED_ENVELOPE_MINEFIELD && row.end_at ? isMinefieldHit(share.amount, row.digit!) : null,
    create_at: share.claim_at.toISOString(),
  };
}

/** Presents an envelope to one user. `status`: that of a claim that just got a share. */
export async function presentEnvelope(
  db: Kysely<Database>,
  row: EnvelopeRowWithClaim,
  userId: string,
  status = getEnvelopeStatusForUser(row, userId),
): Promise<RedEnvelope> {
  const isShown = canSeeClaimAmounts(row, userId);
  return {
    card: toEnvelopeCard(row),
    group_id: row.group_id,
    message_id: row.message_id,
    user_id: row.user_id,
    status,
    amount: isShown || row.user_id === userId ? row.amount : null,
    claimed_amount: isShown ? row.claimed_amount : null,
    own_claim: await presentOwnClaim(db, row, userId, isShown),
  };
}

async function presentOwnClaim(
  db: Kysely<Database>,
  row: EnvelopeRowWithClaim,
  userId: string,
  isShown: boolean,
): Promise<Claim | null> {
  const { own_index: index, own_amount: amount, own_claim_at: claim_at } = row;
  if (index === null || amount === null || claim_at === null) return null;
  const user = await queryOwnUserSummary(db, userId);
  return presentEnvelopeClaim(row, { index, amount, claim_at }, user, isShown);
}
