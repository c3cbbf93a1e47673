import type { PaymentProviderCode } from '@quintet/domain/wallet/trading-log';
import { useEffect, useState } from 'react';
import {
  createLocalStorageValue,
  isBoolean,
  isNumber,
  createObjectGuard,
  isString,
} from '../../shared/storage/local-storage-value.ts';
import { createRandomHex } from '../../shared/storage/random-hex.ts';
import { WRITE_AHEAD_KEY_PREFIX } from '../../shared/storage/write-ahead-keys.ts';

/** A redemption that is not made yet, as far as this device knows. */
export interface RedemptionDraft {
  /** The same in each attempt, so that a repeated request makes no second redemption. */
  readonly cid: string;
  readonly provider: PaymentProviderCode;
  readonly amount: string;
  readonly address: string;
  /** The fee of the sent request. */
  readonly fee: number;
  /** A request was sent and its answer is unknown: only this very redemption can be sent again. */
  readonly isSent: boolean;
}

const isDraft = createObjectGuard<RedemptionDraft>({
  cid: isString,
  provider: isString,
  amount: isString,
  address: isString,
  fee: isNumber,
  isSent: isBoolean,
});

/**
 * In localStorage, because a closed tab would take a session's storage along, and so that two tabs send one redemption. Logging out
 * deletes it.
 */
const storageOf = (userId: string) => createLocalStorageValue(`${WRITE_AHEAD_KEY_PREFIX}redemption.${userId}`, isDraft);

export const readRedemptionDraft = (userId: string): RedemptionDraft | null => storageOf(userId).read();

const writeDraft = (userId: string, draft: RedemptionDraft | null): void => storageOf(userId).write(draft);

const createDraft = (provider: PaymentProviderCode): RedemptionDraft => ({
  cid: createRandomHex(4),
  provider,
  amount: '',
  address: '',
  fee: 0,
  isSent: false,
});

/** The draft of a redemption, stored with each change. One with an unknown result comes before any other. */
export function useRedemptionDraft(userId: string, provider: PaymentProviderCode) {
  const [draft, setDraft] = useState((): RedemptionDraft => {
    const stored = readRedemptionDraft(userId);
    if (stored?.isSent) return stored;
    return stored?.provider === provider ? stored : createDraft(provider);
  });
  // Stored at once, so that another tab's form for the same provider sends the same redemption.
  useEffect(() => {
    if (readRedemptionDraft(userId) === null) writeDraft(userId, draft);
    // oxlint-disable-next-line react/exhaustive-deps -- once: a finished redemption is not stored again
  }, [userId]);
  const change = (changes: Partial<RedemptionDraft>): RedemptionDraft => {
    const next = { ...draft, ...changes };
    writeDraft(userId, next);
    setDraft((before) => ({ ...before, ...changes }));
    return next;
  };
  return {
    draft,
    change,
    /** The result is known to be none: the next attempt may differ. */
    reject: (isCidUsed: boolean): void =>
      void change({ isSent: false, ...(isCidUsed && { cid: createDraft(provider).cid }) }),
    /** Another tab's redemption with an unknown result, taken over here; null if there is none. */
    adoptSent: (): RedemptionDraft | null => {
      const stored = readRedemptionDraft(userId);
      if (!stored?.isSent || (draft.isSent && stored.cid === draft.cid)) return null;
      setDraft(stored);
      return stored;
    },
    /** The redemption is made. */
    finish: (): void => {
      if (readRedemptionDraft(userId)?.cid === draft.cid) writeDraft(userId, null);
    },
  };
}
