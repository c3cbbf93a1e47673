import { computeMinefieldResults } from '@quintet/domain/red-envelopes/minefield';
import { RED_ENVELOPE_LUCKY, RED_ENVELOPE_MINEFIELD } from '@quintet/domain/red-envelopes/rules';
import type { Selectable } from 'kysely';
import type { RedEnvelopesTable } from '../../base/database/red-envelope-tables.ts';
import type { NewNotification } from '../../platform/notifications/new-notification.ts';
import type { EnvelopeClaim } from './claims.ts';

type Row = Selectable<RedEnvelopesTable>;

/** Tells the claimers of a minefield its results, and the sender what came back. */
export function buildEnvelopeEndNotifications(
  row: Row,
  claims: readonly EnvelopeClaim[],
  returned: number,
): NewNotification[] {
  const { kind, amount, digit, user_id: sender } = row;
  const sent = returned > 0 ? [toNotification(row, 'red_envelope_return', sender, { amount: returned })] : [];
  if (kind !== RED_ENVELOPE_MINEFIELD) return sent;
  const { hits } = computeMinefieldResults(
    amount,
    digit!,
    claims.map((claim) => claim.amount),
  );
  const isHit = new Set(hits);
  return [
    ...sent,
    ...claims.map((claim, index) =>
      toNotification(row, 'red_envelope_result', claim.user_id, {
        amount: claim.amount,
        outcome: isHit.has(index) ? 'hit' : 'safe',
      }),
    ),
  ];
}

/** Tells the claimer with the largest share of a lucky envelope, whose last share was claimed; of equal ones, the first. */
export function buildBestShareNotifications(row: Row, claims: readonly EnvelopeClaim[]): NewNotification[] {
  if (row.kind !== RED_ENVELOPE_LUCKY || row.count < 2 || claims.length < row.count) return [];
  const best = claims.reduce((largest, claim) => (claim.amount > largest.amount ? claim : largest));
  return [toNotification(row, 'red_envelope_best', best.user_id, { amount: best.amount })];
}

const toNotification = (
  { id, group_id, user_id: sender }: Row,
  type: NewNotification['type'],
  userId: string,
  data: NonNullable<NewNotification['data']>,
): NewNotification => ({
  userId,
  type,
  actorId: userId === sender ? null : sender,
  source: `${type} ${id}`,
  target: { kind: 'red_envelope', id, group_id },
  data,
});
