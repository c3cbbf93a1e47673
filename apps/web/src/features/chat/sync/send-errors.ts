import { ApiError, CANCELLED_CODE, NO_CONNECTION_CODE } from '@quintet/api/error';
import type { SendOutcome } from '@quintet/domain/chat/outbox';

/** Signed out or rate limited: not the message's fault. */
const RETRYABLE = [401, 429];

/** Whether retrying later may succeed: network errors and server errors. */
export function isRetryableSendError(error: unknown): boolean {
  // A local error, e.g. of the database.
  if (!(error instanceof ApiError)) return true;
  const { code, status } = error;
  if (code === NO_CONNECTION_CODE || code === CANCELLED_CODE || RETRYABLE.includes(status)) return true;
  return status >= 500;
}

/** The outcome of a send attempt. */
export function toSendOutcome(error: unknown): SendOutcome {
  if (isRetryableSendError(error)) return { type: 'unreachable' };
  const { code, operation, result } = error as ApiError;
  return { type: 'refused', refusal: { code, operation, result } };
}
