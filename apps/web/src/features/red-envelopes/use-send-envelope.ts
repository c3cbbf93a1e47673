import type { Schemas } from '@quintet/api/types';
import { useStore } from 'jotai/react';
import { useState } from 'react';
import { api } from '../../shared/requests/api.ts';
import { isSecurityCodeError } from '../../shared/requests/request-outcome.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { createRandomHex } from '../../shared/storage/random-hex.ts';
import { upsertEnvelopeCardAtom } from './envelope-state.ts';
import { sendEnvelopeOnce } from './send-envelope-once.ts';
import { createPendingEnvelopeStorage, type PendingEnvelope } from './pending-envelope.ts';

interface SendOptions {
  userId: string;
  groupId: string;
  onSent: () => void;
}

/** Sends an envelope once, whatever the network does: a lost answer, a reload or a second tab never send two. */
export function useSendEnvelope({ userId, groupId, onSent }: SendOptions) {
  const store = useStore();
  const storage = createPendingEnvelopeStorage(userId, groupId);
  const [unknown, setUnknown] = useState(() => storage.read());
  /** The envelope to confirm by the security password. */
  const [confirming, setConfirming] = useState<PendingEnvelope | null>(null);
  const { submit, errorText, errorCode, clearError } = useFormSubmit();

  async function post({ digit, ...body }: PendingEnvelope, securityCode: string): Promise<Schemas['SentRedEnvelope']> {
    const { data } = await api.POST('/api/v1/red-envelopes', {
      body: { ...body, group_id: groupId, security_code: securityCode, ...(digit !== null && { digit }) },
    });
    return data!.result;
  }

  async function send(envelope: PendingEnvelope, securityCode: string): Promise<void> {
    try {
      const sent = await sendEnvelopeOnce(storage, envelope, (one) => post(one, securityCode));
      if (sent) {
        store.set(upsertEnvelopeCardAtom, sent.red_envelope.card);
        return onSent();
      }
      // Another tab has sent one with an unknown result.
      setConfirming(null);
    } catch (error) {
      if (isSecurityCodeError(error)) throw error;
      setConfirming(null);
      await submit(() => Promise.reject(error));
    } finally {
      setUnknown(storage.read());
    }
  }

  return {
    unknown,
    confirming,
    errorText,
    errorCode,
    clearError,
    confirm: (envelope: Omit<PendingEnvelope, 'cid'>): void => {
      clearError();
      setConfirming(unknown ?? { cid: createRandomHex(4), ...envelope });
    },
    backToForm: (): void => setConfirming(null),
    send: (securityCode: string): Promise<void> => send(confirming!, securityCode),
  };
}
