import type { Schemas } from '@quintet/api/types';
import { RED_ENVELOPE_MINEFIELD } from './rules.ts';

export type RedEnvelopeCard = Schemas['RedEnvelopeCard'];
export type RedEnvelope = Schemas['RedEnvelope'];
export type RedEnvelopeClaim = Schemas['RedEnvelopeClaim'];
export type RedEnvelopeDetail = Schemas['RedEnvelopeDetail'];
export type RedEnvelopeStatus = RedEnvelope['status'];

/** What a user sees on the card of an envelope. `own` can be looked at; only `open` can be opened. */
export type RedEnvelopeCardState = 'open' | 'own' | 'opened' | 'empty' | 'expired' | 'waiting' | 'results';

const CLAIMED: ReadonlySet<RedEnvelopeStatus | null> = new Set<RedEnvelopeStatus>([0, 1]);

/** The face of a card for a user; `status` is null while unknown, `isOver`: `expire_at` has come. */
export function getRedEnvelopeCardState(
  card: Pick<RedEnvelopeCard, 'kind' | 'state'>,
  status: RedEnvelopeStatus | null,
  isOwn: boolean,
  isOver: boolean,
): RedEnvelopeCardState {
  if (card.kind === RED_ENVELOPE_MINEFIELD) return getMinefieldCardState(card.state, status, isOwn, isOver);
  if (CLAIMED.has(status)) return 'opened';
  if (card.state === 'empty' || status === 2) return 'empty';
  if (isOver || card.state === 'expired' || status === 3) return 'expired';
  return isOwn ? 'own' : 'open';
}

function getMinefieldCardState(
  state: RedEnvelopeCard['state'],
  status: RedEnvelopeStatus | null,
  isOwn: boolean,
  isOver: boolean,
): RedEnvelopeCardState {
  // The card of an old message may be out of date; these statuses exist only after the results.
  if (state === 'results' || status === 0 || (isOver && status === 2)) return 'results';
  if (status === 3) return 'expired';
  if (status === 1 || isOver || (state !== 'open' && isOwn)) return 'waiting';
  if (state !== 'open' || status === 2) return 'empty';
  return isOwn ? 'own' : 'open';
}

/** The status of a user whose status was known before a card changed. A claim stays; other users learn it from the card. */
export function applyCardToEnvelopeStatus(
  card: Pick<RedEnvelopeCard, 'state'>,
  known: RedEnvelopeStatus | undefined,
): RedEnvelopeStatus | undefined {
  if (known !== 4) return known;
  if (card.state === 'expired') return 3;
  return card.state === 'open' ? 4 : 2;
}

/** The later of two states of one card: more claims, or nearer to its end. */
export function getLaterRedEnvelopeCard(known: RedEnvelopeCard, incoming: RedEnvelopeCard): RedEnvelopeCard {
  const isOlder =
    incoming.claimed_count < known.claimed_count ||
    (known.end_at !== null && incoming.end_at === null) ||
    (known.state !== 'open' && incoming.state === 'open');
  return isOlder ? known : incoming;
}
