import { isErrorBeforeOperation, isRequestOutcomeUnknown } from '../../shared/requests/request-outcome.ts';
import type { StoredJsonValue } from '../../shared/storage/stored-json-value.ts';
import type { PendingEnvelope } from './pending-envelope.ts';

/**
 * Sends an envelope and stores it until its result is known, so that a lost answer, a reload or a second tab never send two. Returns null
 * without a request if another envelope of this chat has an unknown result: that one comes first.
 */
export async function sendEnvelopeOnce<Answer>(
  storage: StoredJsonValue<PendingEnvelope>,
  envelope: PendingEnvelope,
  post: (envelope: PendingEnvelope) => Promise<Answer>,
): Promise<Answer | null> {
  const stored = storage.read();
  if (stored && stored.cid !== envelope.cid) return null;
  // Stored before the request, so that its loss leaves a trace.
  storage.write(envelope);
  try {
    const answer = await post(envelope);
    storage.write(null);
    return answer;
  } catch (error) {
    const isEarlierUnknown = stored !== null && isErrorBeforeOperation(error);
    if (!isEarlierUnknown && !isRequestOutcomeUnknown(error)) storage.write(null);
    throw error;
  }
}
