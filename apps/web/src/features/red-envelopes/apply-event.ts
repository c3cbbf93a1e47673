import type { QueryClient } from '@tanstack/react-query';
import type { StreamEventOfType } from '../../shared/events/event-client.ts';
import type { Session } from '../../shared/session/session.ts';
import { knownEnvelopesAtom, putEnvelopeCardAtom } from './envelope-state.ts';
import { requestEnvelopeStatus } from './load-statuses.ts';
import { updateEnvelopeSheetCard } from './update-sheet-card.ts';

/** Shows a changed envelope in its room, which has this many members, and, if open, in its sheet. */
export function applyRedEnvelopeEvent(
  client: QueryClient,
  store: Session['store'],
  { red_envelope: card }: StreamEventOfType<'red_envelope'>,
  memberCount: number,
): void {
  store.set(putEnvelopeCardAtom, card);
  // Only the server knows whether this user was hit.
  if (card.state === 'results' && store.get(knownEnvelopesAtom).get(card.id)?.status === 1)
    requestEnvelopeStatus(store, card.id);
  updateEnvelopeSheetCard(client, card, memberCount);
}
