import { RedEnvelopeStatus } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { queryUserSummaries } from '../profile/summaries.ts';
import { getEnvelopeAmountsPublishedAt } from './cards.ts';
import { findVisibleEnvelope, requireVisibleEnvelope } from './envelopes.ts';
import { canSeeClaimAmounts, getEnvelopeStatusForUser, presentEnvelopeClaim, presentEnvelope } from './present.ts';

/** An envelope for this user; opens nothing. @throws HttpError api.data_not_exist if the user cannot see its message */
export async function getRedEnvelope({
  caller,
  params,
  services: { db },
}: Call<'getRedEnvelope'>): Promise<Schemas['RedEnvelope']> {
  const { userId } = requireUser(caller);
  return presentEnvelope(db, await requireVisibleEnvelope(db, userId, params.id), userId);
}

/** An envelope with its claims, the latest first. @throws HttpError api.data_not_exist */
export async function getRedEnvelopeDetail({
  caller,
  params,
  services: { db },
}: Call<'getRedEnvelopeDetail'>): Promise<Schemas['RedEnvelopeDetail']> {
  const { userId } = requireUser(caller);
  const row = await requireVisibleEnvelope(db, userId, params.id);
  const shares = await db
    .selectFrom('red_envelope_shares')
    .select(['index', 'amount', 'user_id', 'claim_at'])
    .where('envelope_id', '=', row.id)
    .orderBy('index')
    .execute();
  const claims = shares
    .flatMap(({ user_id, claim_at, ...share }) =>
      user_id !== null && claim_at ? [{ ...share, user_id, claim_at }] : [],
    )
    .sort((a, b) => b.claim_at.getTime() - a.claim_at.getTime() || b.index - a.index);
  const users = await queryUserSummaries(
    db,
    userId,
    claims.map(({ user_id }) => user_id),
    row.group_id,
  );
  const isShown = canSeeClaimAmounts(row, userId);
  return {
    red_envelope: await presentEnvelope(db, row, userId),
    claims: claims.map((claim) => presentEnvelopeClaim(row, claim, users.get(claim.user_id)!, isShown)),
    shares: getEnvelopeAmountsPublishedAt(row) && shares.map(({ amount }) => amount),
  };
}

/** The states of envelopes for this user; FAILED for those that the user cannot see. */
export async function listRedEnvelopeStatuses({
  caller,
  query,
  services: { db },
}: Call<'listRedEnvelopeStatuses'>): Promise<Schemas['RedEnvelopeOwnStatus'][]> {
  const { userId } = requireUser(caller);
  return Promise.all(
    query.id.map(async (id) => {
      const row = await findVisibleEnvelope(db, userId, id);
      return { id, status: row ? getEnvelopeStatusForUser(row, userId) : RedEnvelopeStatus.FAILED };
    }),
  );
}
