import type { RedEnvelopeKindNumber } from '@quintet/domain/red-envelopes/rules';
import type { StoredJsonValue } from '../../shared/storage/stored-json-value.ts';
import {
  createLocalStorageValue,
  isNumber,
  createObjectGuard,
  isString,
} from '../../shared/storage/local-storage-value.ts';
import { WRITE_AHEAD_KEY_PREFIX } from '../../shared/storage/write-ahead-keys.ts';

/** An envelope whose request was sent and whose answer is unknown: only this very envelope can be sent again. */
export interface PendingEnvelope {
  /** The same in each attempt, so that a repeated request sends no second envelope. */
  readonly cid: string;
  readonly kind: RedEnvelopeKindNumber;
  readonly amount: number;
  readonly count: number;
  readonly digit: number | null;
  readonly greeting: string;
}

const isPendingEnvelope = createObjectGuard<PendingEnvelope>({
  cid: isString,
  kind: isNumber,
  amount: isNumber,
  count: isNumber,
  digit: (value) => value === null || isNumber(value),
  greeting: isString,
});

/** In localStorage, so that it outlives the tab and tabs share it. Logging out deletes it. */
export const createPendingEnvelopeStorage = (userId: string, groupId: string): StoredJsonValue<PendingEnvelope> =>
  createLocalStorageValue(`${WRITE_AHEAD_KEY_PREFIX}red-envelope.${userId}.${groupId}`, isPendingEnvelope);
