import type { QueryClient } from '@tanstack/react-query';
import type { EventOf } from '../../shared/events/event-client.ts';
import type { Session } from '../../shared/session/session.ts';
import { envelopesAtom, putCardAtom } from './envelope-state.ts';
import { requestStatus } from './load-statuses.ts';
import { refreshSheet } from './refresh-sheet.ts';

/** Shows a changed envelope in its room, which has this many members, and, if open, in its sheet. */
export function applyEvent(
  client: QueryClient,
  store: Session['store'],
  { red_envelope: card }: EventOf<'red_envelope'>,
  memberCount: number,
): void {
  store.set(putCardAtom, card);
  // Only the server knows whether this user was hit.
  if (card.state === 'results' && store.get(envelopesAtom).get(card.id)?.status === 1) requestStatus(store, card.id);
  refreshSheet(client, card, memberCount);
}
