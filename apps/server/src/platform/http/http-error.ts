/** Codes with a specific HTTP status (spec §8, transport handling); every other code is a 400. */
const STATUS_BY_CODE: Record<string, number> = {
  'api.unauthorized': 401,
  'api.forbidden': 403,
  'api.operation_deny': 403,
  'api.contact.blocked': 403,
  'api.author.not_allow_comment': 403,
  'api.post.audit_auditing': 403,
  'api.post.audit_rejected': 403,
  'api.post.view_permission_not_allowed': 403,
  'api.privacy.like_post_list': 403,
  'api.privacy.collect_post_list': 403,
  'api.not_found': 404,
  'api.data_not_exist': 404,
  'api.post.data_not_exist': 404,
  'api.data_exist': 409,
  'api.file.expired': 410,
  'api.body.too_large': 413,
  'api.unknown_host': 421,
  'api.guest_limit': 429,
  'api.too_many_requests': 429,
  'api.unknown': 500,
  'api.db.unknown': 500,
  'api.maintenance': 503,
  'api.unavailable': 503,
  'api.timeout': 504,
};

type HttpErrorOptions = { status?: number; result?: unknown; cause?: unknown; retryAfter?: number };

/** An error response. Handlers throw it; the HTTP layer sends `{ error: code, result }` (design §2). */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly code: string;
  readonly status: number;
  readonly result: unknown;
  /** Seconds for the header `retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(code: string, { status, result, cause, retryAfter }: HttpErrorOptions = {}) {
    super(code, { cause });
    this.code = code;
    this.status = status ?? STATUS_BY_CODE[code] ?? 400;
    this.result = result ?? null;
    this.retryAfter = retryAfter;
  }
}

/** @throws HttpError 429 with `retry_after` if there are seconds to wait */
export function throwIfMustWait(seconds: number, code = 'api.too_many_requests'): void {
  if (seconds > 0) throw new HttpError(code, { result: { retry_after: seconds }, retryAfter: seconds });
}
