import type { EventHandlers } from '../../shared/events/event-handlers.ts';
import type { Session } from '../../shared/session/session.ts';
import { knownEnvelopesAtom, upsertEnvelopeCardAtom } from './envelope-state.ts';
import { refreshOpenableEnvelopeStatuses, requestEnvelopeStatus } from './load-statuses.ts';
import { updateEnvelopeSheetCard } from './update-sheet-card.ts';

/** `getMemberCount` gets the number of members of a group from the chats. */
export const createRedEnvelopeEventHandlers = (
  getMemberCount: (store: Session['store'], groupId: string) => number,
): EventHandlers => ({
  balance: (_event, { store }) => refreshOpenableEnvelopeStatuses(store),
  /** Shows a changed envelope in its room and, if open, in its sheet. */
  red_envelope({ group_id: groupId, red_envelope: card }, { client, store }) {
    store.set(upsertEnvelopeCardAtom, card);
    // Only the server knows whether this user was hit.
    if (card.state === 'results' && store.get(knownEnvelopesAtom).get(card.id)?.status === 1)
      requestEnvelopeStatus(store, card.id);
    updateEnvelopeSheetCard(client, card, getMemberCount(store, groupId));
  },
});
