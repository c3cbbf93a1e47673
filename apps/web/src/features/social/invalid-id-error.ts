import { ApiError } from '@quintet/api/error';

const INVALID_ID_CODE = 'api.body.param_invalid.id';

/** Whether the request was refused because the page's address has an id that no post or author can have. */
export const isInvalidIdError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === INVALID_ID_CODE;
