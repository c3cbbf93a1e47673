import { ApiError } from '@quintet/api/error';

const SECURITY_CODE_ERRORS: readonly string[] = [
  'api.body.param_invalid.security_code',
  'api.body.param_invalid.code',
  'api.security_code_empty',
  'api.too_many_requests',
];

/** Errors that are about the security password, not about what it confirms. */
export const isSecurityCodeError = (error: unknown): boolean =>
  error instanceof ApiError && SECURITY_CODE_ERRORS.includes(error.code);

/** Whether the request may have had its effect: no answer came, or none of the app's. */
export const isRequestOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Errors of the checks before the operation itself: they say nothing about an earlier request with the same `cid`. */
export const isErrorBeforeOperation = (error: unknown): boolean =>
  isSecurityCodeError(error) || (error instanceof ApiError && [401, 426, 429].includes(error.status));
