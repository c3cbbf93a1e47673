import type { OperationId } from './types.ts';

/** No answer came: no network, no server, or none within the time of the request (spec §8). */
export const NO_CONNECTION = 'api.noConnection';
/** The server is there, and its database is not for the moment. */
export const UNAVAILABLE = 'api.unavailable';
/** The caller gave the request up; nobody needs to hear of it (spec §8). */
export const CANCELLED = 'api.cancelled';

interface Failure {
  code: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  operation: OperationId | null;
  /** What the error body carries beside the code. */
  result?: unknown;
  cause?: unknown;
}

/** Every way a request can fail (spec §8). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly operation: OperationId | null;
  readonly result: unknown;

  constructor({ code, status, operation, result, cause }: Failure) {
    super(operation ? `${code} (${operation})` : code, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.operation = operation;
    this.result = result ?? null;
  }

  /** Seconds that the server wants to pass before anything of the kind comes again; null where it does not say. */
  get retryAfter(): number | null {
    if (this.status !== 429) return null;
    const { retry_after: seconds } = (this.result ?? {}) as { retry_after?: unknown };
    return typeof seconds === 'number' ? seconds : null;
  }
}

/** Whether the request did not get through to where it is answered: the same may work in a moment. */
export const isConnectionError = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === NO_CONNECTION || error.code === UNAVAILABLE);

const CODES: Record<number, string> = {
  401: 'api.unauthorized',
  403: 'api.forbidden',
  404: 'api.data_not_exist',
  413: 'api.body.too_large',
  429: 'api.too_many_requests',
  503: 'api.maintenance',
};

/** Code and result of an error body; of a body that is not ours (a proxy's page, nothing), a code that fits the status. */
export function readFailure(status: number, body: string): { code: string; result: unknown } {
  const fallback = { code: CODES[status] ?? 'api.unknown', result: null };
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return fallback;
    const { error, result = null } = parsed as { error?: unknown; result?: unknown };
    return typeof error === 'string' && error !== '' ? { code: error, result } : { ...fallback, result };
  } catch {
    return fallback;
  }
}
