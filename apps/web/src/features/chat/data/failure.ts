import { ApiError, CANCELLED, NO_CONNECTION } from '@quintet/api/error';
import type { Outcome, Refusal } from '@quintet/domain/chat/outbox';

/** Nobody answered, or somebody on the way, or everybody is asked to wait: it may be tried again as it is. */
const PASSING = [429, 502, 503, 504];

/** Whether trying again later, unchanged, may help. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === NO_CONNECTION || error.code === CANCELLED || PASSING.includes(error.status) || error.status === 401
  );
}

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { code: 'api.unknown', operation: null };
  const { code, operation, result } = error;
  return { code, operation, result };
}

/** What became of an attempt to send. */
export function outcomeOf(error: unknown): Outcome {
  if (isPassing(error)) return { type: 'unreachable' };
  const isBroken = !(error instanceof ApiError) || error.status >= 500;
  return { type: isBroken ? 'broken' : 'refused', refusal: refusalOf(error) };
}
