import { RedEnvelopeStatus } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { RED_ENVELOPE_MINEFIELD } from '@quintet/domain/red-envelopes/rules';
import { requireUser, type UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { isEnvelopeEmpty, isEnvelopePastDeadline } from './cards.ts';
import { claimEnvelopeWithoutStake } from './claim-without-stake.ts';
import { claimMinefieldEnvelope } from './claim-minefield.ts';
import { type EnvelopeRowWithClaim, requireVisibleEnvelope } from './envelopes.ts';
import { assertCanUseMinefields } from './minefield-settings.ts';
import { presentEnvelope } from './present.ts';

/** Claims a share; the same claim for every further call. The errors are listed in the contract. */
export async function claimRedEnvelope({
  body,
  caller,
  params,
  services,
}: Call<'claimRedEnvelope'>): Promise<Schemas['RedEnvelope']> {
  const { db } = services;
  const user = requireUser(caller);
  const row = await requireVisibleEnvelope(db, user.userId, params.id);
  if (row.user_id === user.userId) throw new HttpError('api.red_envelope.own', { status: 403 });
  if (hasResult(row)) return presentEnvelope(db, row, user.userId);
  const isTaken =
    row.kind === RED_ENVELOPE_MINEFIELD
      ? await claimWithStake(services, user, row, body.stake)
      : await claimWithoutStake(services, user, row);
  const after = await requireVisibleEnvelope(db, user.userId, params.id);
  if (isTaken) return presentEnvelope(db, after, user.userId, getTakenStatus(after));
  if (hasResult(after)) return presentEnvelope(db, after, user.userId);
  throw new HttpError('api.red_envelope.closed');
}

/** Whether a claim changes nothing any more. @throws HttpError api.red_envelope.closed after the deadline, if shares were left */
function hasResult(row: EnvelopeRowWithClaim): boolean {
  if (row.own_index !== null || isEnvelopeEmpty(row)) return true;
  if (isEnvelopePastDeadline(row) || row.end_at) throw new HttpError('api.red_envelope.closed');
  return false;
}

/** Who claims a share of a minefield waits for its results. */
const getTakenStatus = ({ kind }: EnvelopeRowWithClaim): RedEnvelopeStatus =>
  kind === RED_ENVELOPE_MINEFIELD ? RedEnvelopeStatus.HAS_OPENED : RedEnvelopeStatus.WIN_LOTTERY;

async function claimWithoutStake(
  services: Services,
  { userId }: UserCaller,
  { id }: EnvelopeRowWithClaim,
): Promise<boolean> {
  const outcome = await claimEnvelopeWithoutStake(services, id, userId);
  if (outcome === 'cancelled') throw new HttpError('api.unauthorized');
  return outcome === 'taken';
}

async function claimWithStake(
  services: Services,
  user: UserCaller,
  row: EnvelopeRowWithClaim,
  given: number | undefined,
): Promise<boolean> {
  if (given !== row.stake) throw new HttpError('api.red_envelope.stake_changed', { result: { stake: row.stake } });
  await assertCanUseMinefields(services, user);
  const isOpen = async () => !hasResult(await requireVisibleEnvelope(services.db, user.userId, row.id));
  return claimMinefieldEnvelope(services, row, user.userId, isOpen);
}
