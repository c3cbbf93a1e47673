import { isEnvelopeFair } from '@quintet/domain/red-envelopes/fairness';
import type { RedEnvelopeDetail } from '@quintet/domain/red-envelopes/red-envelope';
import type { FairnessCheckState } from '@quintet/ui/views/red-envelopes/EnvelopeFairnessNote';
import { useEffect, useState } from 'react';

/** Checks in this browser whether the shares of an ended envelope are those that were fixed at sending. */
export function useFairnessCheck(detail: RedEnvelopeDetail | undefined): FairnessCheckState {
  const [checked, setChecked] = useState<{ detail: RedEnvelopeDetail; isFair: boolean } | null>(null);
  const card = detail?.red_envelope.card;
  const amount = detail?.red_envelope.amount ?? null;
  const hasEnded = Boolean(detail?.shares && card?.seed) && amount !== null;
  useEffect(() => {
    if (!detail?.shares || !card?.seed || amount === null) return undefined;
    let isCurrent = true;
    const { shares, claims } = detail;
    void isEnvelopeFair({ commitment: card.commitment, seed: card.seed, shares, amount, claims }).then(
      (result) => isCurrent && setChecked({ detail, isFair: result }),
    );
    return () => {
      isCurrent = false;
    };
  }, [detail, card, amount]);
  if (!hasEnded) return 'later';
  if (checked === null || checked.detail !== detail) return 'checking';
  return checked.isFair ? 'checked' : 'failed';
}
