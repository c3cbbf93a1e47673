import type { RedEnvelope } from '@quintet/domain/red-envelopes/red-envelope';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai/react';
import { useState } from 'react';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { envelopeQuery } from '../../shared/requests/envelope-query.ts';
import { upsertEnvelopeCardAtom, upsertEnvelopeStatusesAtom } from './envelope-state.ts';
import { claimEnvelope, envelopeDetailQuery, minefieldOptionsQuery } from './queries.ts';

/** The seal turns at least this long. */
const MIN_TURN_MS = 700;
/** Until the flap is up (ClosedEnvelope.module.css). */
const FLAP_MS = 420;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const hasMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Claim {
  readonly phase: 'closed' | 'opening' | 'open';
  /** This user has just opened it here. */
  readonly isDone: boolean;
  readonly errorText: string | undefined;
  /** Claims a share; of a minefield with the stake that the user was shown. */
  readonly open: (stake: number | null) => void;
}

/** Opens an envelope. A repeated claim gives the same share, so a lost answer costs nothing. */
export function useClaimEnvelope({ card: { id } }: RedEnvelope): Claim {
  const client = useQueryClient();
  const store = useStore();
  const { submit, errorText } = useFormSubmit();
  const [phase, setPhase] = useState<Claim['phase']>('closed');
  const [isDone, setIsDone] = useState(false);

  async function claim(stake: number | null): Promise<void> {
    const [claimed] = await Promise.all([claimEnvelope(id, stake), hasMotion() && wait(MIN_TURN_MS)]);
    await client.prefetchQuery(envelopeDetailQuery(id));
    if (claimed.own_claim && hasMotion()) {
      setPhase('open');
      await wait(FLAP_MS);
    }
    setIsDone(claimed.own_claim !== null);
    client.setQueryData(envelopeQuery(id).queryKey, { result: claimed });
    store.set(upsertEnvelopeCardAtom, claimed.card);
    store.set(upsertEnvelopeStatusesAtom, [{ id, status: claimed.status }]);
  }

  return {
    phase,
    isDone,
    errorText,
    open(stake) {
      setPhase('opening');
      void submit(() => claim(stake)).then((isClaimed) => {
        setPhase('closed');
        if (isClaimed) return;
        // The envelope or the limits may have changed, e.g. it has just closed.
        void client.invalidateQueries({ queryKey: envelopeQuery(id).queryKey });
        void client.invalidateQueries({ queryKey: minefieldOptionsQuery().queryKey });
      });
    },
  };
}
