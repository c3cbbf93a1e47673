import {
  getLaterRedEnvelopeCard,
  applyCardToEnvelopeStatus,
  type RedEnvelopeCard,
  type RedEnvelopeStatus,
} from '@quintet/domain/red-envelopes/red-envelope';
import { atom } from 'jotai/vanilla';

interface KnownEnvelope {
  /** Newer than the one of the message. */
  readonly card?: RedEnvelopeCard;
  readonly status?: RedEnvelopeStatus;
}

/** What is known of envelopes beyond their messages: cards of events and responses, and this user's statuses. */
export const knownEnvelopesAtom = atom<ReadonlyMap<string, KnownEnvelope>>(new Map());

/** Statuses (spec §3). */
export const CAN_OPEN_ENVELOPE_STATUS = 4;
const FAILED = 404;

/** Nobody can open what they have opened; such an answer left the server before the claim. */
const isOutdated = (status: RedEnvelopeStatus, known: RedEnvelopeStatus | undefined): boolean =>
  status === CAN_OPEN_ENVELOPE_STATUS && known !== undefined && known !== CAN_OPEN_ENVELOPE_STATUS && known !== FAILED;

/** Shows a changed card, unless a later one is known. */
export const upsertEnvelopeCardAtom = atom(null, (get, set, incoming: RedEnvelopeCard) => {
  const envelopes = get(knownEnvelopesAtom);
  const known = envelopes.get(incoming.id);
  const card = known?.card ? getLaterRedEnvelopeCard(known.card, incoming) : incoming;
  const status = applyCardToEnvelopeStatus(card, known?.status);
  set(knownEnvelopesAtom, new Map(envelopes).set(incoming.id, { card, ...(status !== undefined && { status }) }));
});

export const upsertEnvelopeStatusesAtom = atom(
  null,
  (get, set, statuses: readonly { readonly id: string; readonly status: RedEnvelopeStatus }[]) => {
    const envelopes = new Map(get(knownEnvelopesAtom));
    for (const { id, status } of statuses) {
      const known = envelopes.get(id);
      if (!isOutdated(status, known?.status)) envelopes.set(id, { ...known, status });
    }
    set(knownEnvelopesAtom, envelopes);
  },
);
