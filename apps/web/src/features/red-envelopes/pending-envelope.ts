import type { RedEnvelopeKindNumber } from '@quintet/domain/red-envelopes/rules';
import { createStoredValue } from '../../shared/storage/stored-value.ts';
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

export interface PendingEnvelopeStorage {
  read(): PendingEnvelope | null;
  write(sent: PendingEnvelope | null): void;
}

/** In localStorage, so that it outlives the tab and tabs share it. Logging out deletes it. */
export function createPendingEnvelopeStorage(userId: string, groupId: string): PendingEnvelopeStorage {
  const storage = createStoredValue(() => localStorage, `${WRITE_AHEAD_KEY_PREFIX}red-envelope.${userId}.${groupId}`);
  return {
    read() {
      try {
        return JSON.parse(storage.read() ?? 'null') as PendingEnvelope | null;
      } catch {
        return null;
      }
    },
    write: (sent) => storage.write(sent && JSON.stringify(sent)),
  };
}
