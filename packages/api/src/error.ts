import type { OperationId } from './types.ts';

/** No response: no network, no server, or a timeout (spec §8). */
export const NO_CONNECTION_CODE = 'api.noConnection';
/** The server runs, but its database is unavailable. */
export const UNAVAILABLE_CODE = 'api.unavailable';
/** The caller cancelled the request; no error is shown (spec §8). */
export const CANCELLED_CODE = 'api.cancelled';

interface ApiErrorOptions {
  code: string;
  /** HTTP status; 0 without a response. */
  status: number;
  operation: OperationId | null;
  /** The `result` of the error body. */
  result?: unknown;
  cause?: unknown;
}

/** Every way a request can fail (spec §8). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly operation: OperationId | null;
  readonly result: unknown;

  constructor({ code, status, operation, result, cause }: ApiErrorOptions) {
    super(operation ? `${code} (${operation})` : code, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.operation = operation;
    this.result = result ?? null;
  }

  /** Seconds to wait before a retry; null if the server names none. */
  get retryAfter(): number | null {
    if (this.status !== 429) return null;
    const { retry_after: seconds } = (this.result ?? {}) as { retry_after?: unknown };
    return typeof seconds === 'number' ? seconds : null;
  }
}

/** Returns true if no answer arrived: without a network, after a timeout, or for an answer that is not the application's. */
export const isConnectionError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === NO_CONNECTION_CODE;

/** Returns true if no answer arrived, or the server answered that it cannot work now; a retry may succeed. */
export const isOutageError = (error: unknown): error is ApiError =>
  isConnectionError(error) || (error instanceof ApiError && error.code === UNAVAILABLE_CODE);

const CODE_BY_STATUS: Record<number, string> = {
  401: 'api.unauthorized',
  403: 'api.forbidden',
  404: 'api.data_not_exist',
  413: 'api.body.too_large',
  429: 'api.too_many_requests',
  503: 'api.maintenance',
};

/** Returns the code and result of an error body. A body that is not ours (a proxy's page, none) gives a code by the status. */
export function parseErrorBody(status: number, body: string): { code: string; result: unknown } {
  const fallback = { code: CODE_BY_STATUS[status] ?? 'api.unknown', result: null };
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return fallback;
    const { error, result = null } = parsed as { error?: unknown; result?: unknown };
    return typeof error === 'string' && error !== '' ? { code: error, result } : { ...fallback, result };
  } catch {
    return fallback;
  }
}
