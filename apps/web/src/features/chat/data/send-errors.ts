import { ApiError, CANCELLED, NO_CONNECTION } from '@quintet/api/error';
import type { Outcome } from '@quintet/domain/chat/outbox';

/** Signed out, or everybody is asked to wait: not about what was sent. */
const RETRYABLE = [401, 429];
/** The server will not be able to do it in a while either. */
const NOT_IMPLEMENTED = 501;

/** Whether trying again later, unchanged, may help: nobody answered, or a server that is not well. */
export function isRetryable(error: unknown): boolean {
  // Not the server's: the device could not keep or read something.
  if (!(error instanceof ApiError)) return true;
  const { code, status } = error;
  if (code === NO_CONNECTION || code === CANCELLED || RETRYABLE.includes(status)) return true;
  return status >= 500 && status !== NOT_IMPLEMENTED;
}

/** What became of an attempt to send. */
export function toOutcome(error: unknown): Outcome {
  if (isRetryable(error)) return { type: 'unreachable' };
  const { code, operation, result } = error as ApiError;
  return { type: 'refused', refusal: { code, operation, result } };
}
